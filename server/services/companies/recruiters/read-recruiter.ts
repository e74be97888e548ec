import { isId } from '../../../../domain/id.ts';
import { canEditRecruiter, canSeeRecruiter } from '../../../../domain/permissions/companies.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { companyLogo } from '../../profile/avatars/picture-address.ts';
import { pictureOf } from '../../profile/show-cards.ts';

export type RecruiterView = {
  recruiterId: string;
  alias: string;
  name: string;
  jobTitle: string | null;
  picture: string | undefined;
  company: { alias: string; name: string; logo: string | undefined; place: string | null } | undefined;
  /** The viewer's own page. */
  own: boolean;
  canEdit: boolean;
};

/** A recruiter page, by address or id; public when the company is validated. */
export async function readRecruiter({ db, viewer, locale }: Context, aliasOrId: string): Promise<RecruiterView> {
  const row = await db
    .selectFrom('recruiters as r')
    .leftJoin('companyMembers as m', 'm.recruiterId', 'r.id')
    .leftJoin('companies as c', 'c.id', 'm.companyId')
    .leftJoin('places as p', 'p.id', 'c.placeId')
    .select(['r.id', 'r.seoAlias', 'r.displayName', 'r.jobTitle', 'r.avatar', 'r.profilePicHandle'])
    .select(['c.id as companyId', 'c.seoAlias as companyAlias', 'c.name as companyName', 'c.validatedAt'])
    .select(['c.logo', 'c.logoHandle', locale === 'fr' ? 'p.localityFr as place' : 'p.localityEn as place'])
    .where(isId(aliasOrId) ? 'r.id' : 'r.seoAlias', '=', aliasOrId)
    .executeTakeFirst();
  const { companyId, companyName } = row ?? {};
  const company = row && companyId ? { id: companyId, validated: row.validatedAt !== null } : undefined;
  if (!row || !canSeeRecruiter(viewer, { id: row.id, company })) throw new NotFound();
  return {
    recruiterId: row.id,
    alias: row.seoAlias ?? row.id,
    name: row.displayName,
    jobTitle: row.jobTitle,
    picture: pictureOf(row),
    company:
      companyId && companyName
        ? {
            alias: row.companyAlias ?? companyId,
            name: companyName,
            logo: companyLogo({ id: companyId, logo: row.logo, logoHandle: row.logoHandle }),
            place: row.place,
          }
        : undefined,
    own: viewer?.userId === row.id,
    canEdit: canEditRecruiter(viewer, row.id),
  };
}
