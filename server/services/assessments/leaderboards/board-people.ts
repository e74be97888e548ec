import { sql } from 'kysely';
import { canSeePlayerName } from '../../../../domain/permissions/assessments.ts';
import { canOpenProfiles, hidesFromCompany } from '../../../../domain/permissions/profile.ts';
import type { Context } from '../../../context.ts';
import { type Hiding, hidingColumns } from '../../library/hiding-columns.ts';
import { pictureOf } from '../../profile/show-cards.ts';

/** `alias`: of the profile, when the viewer may open it. */
export type BoardPerson = { name: string; picture: string | undefined; alias: string | undefined };

type Row = Hiding & {
  id: string;
  displayName: string;
  seoAlias: string | null;
  avatar: unknown;
  profilePicHandle: string | null;
  visibility: unknown;
  isShort: boolean;
  disabled: boolean;
};

/** The players of a leaderboard page whom this viewer may see by name, in one query. */
export async function readBoardPeople(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly string[],
): Promise<Map<string, BoardPerson>> {
  if (ids.length === 0) return new Map();
  const companyId = viewer?.membership?.companyId ?? null;
  const { rows } = await sql<Row>`
    select d.id, d.display_name, d.seo_alias, d.avatar, d.profile_pic_handle, d.visibility, d.is_short,
      d.disabled_at is not null as disabled, ${sql.raw(hidingColumns('c.id'))}
    from developers d left join companies c on c.id = ${companyId}::uuid where d.id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows
      .filter((row) => canSeePlayerName(viewer, { ...row, hidesFromCompany: hidesFromCompany(row) }))
      .map((row) => [
        row.id,
        {
          name: row.displayName,
          picture: pictureOf(row),
          alias: canOpenProfiles(viewer) ? (row.seoAlias ?? row.id) : undefined,
        },
      ]),
  );
}
