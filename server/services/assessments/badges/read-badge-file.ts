import { type BadgeFile, badgeFiles } from '../../../../domain/assessments/badges/addresses.ts';
import { bakeSvg } from '../../../../domain/assessments/badges/bake.ts';
import { readClaims } from '../../../../domain/assessments/badges/credential.ts';
import { isId } from '../../../../domain/id.ts';
import { canHaveBadges } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { drawResultMedal } from '../achievements/draw-medal.ts';

const contentTypes: Record<BadgeFile, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/vc',
};

/** A file of a badge: the signed file itself, or a drawing of its medal that carries it. */
export function badgeFile(document: string, type: BadgeFile): { body: string; contentType: string } {
  const body = type === 'json' ? document : bakeSvg(drawResultMedal(readClaims(document).medal), document);
  return { body, contentType: contentTypes[type] };
}

/** The type of 'badge.svg', in an address that ends with the name of a file. */
export function badgeFileType(file: string): BadgeFile | undefined {
  return badgeFiles.find((type) => file.endsWith(`.${type}`));
}

/** A file of the viewer's own badge, shared or not. */
export async function readOwnBadgeFile(context: Context, badgeId: string, file: string) {
  const { userId } = permit(context, canHaveBadges);
  const type = badgeFileType(file);
  const row =
    type && isId(badgeId)
      ? await context.db
          .selectFrom('testBadges')
          .select('document')
          .where('id', '=', badgeId)
          .where('userId', '=', userId)
          .executeTakeFirst()
      : undefined;
  if (!type || !row) throw new NotFound();
  return badgeFile(row.document, type);
}
