import { isDeepStrictEqual } from 'node:util';
import { type CompanyPage, type CompanyPageDraft, companyPageSchema } from '../../../domain/companies/company.ts';
import { canReviewCompanies } from '../../../domain/permissions/companies.ts';
import { Conflict, NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import type { Writer } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { record } from '../moderation/audit/record.ts';
import { storePlaces } from '../profile/store-places.ts';
import { htmlFor } from '../shared/markdown/html-for.ts';
import { permitManager } from './permit.ts';
import { type CompanyEdit, storePage } from './store-page.ts';
import { lockOwnTeam } from './team/lock-team.ts';

/** The value and the version with which the form of a company page opens. */
export async function readCompanyPage(
  context: Context,
  companyId: string,
): Promise<{ version: number; value: CompanyPageDraft }> {
  permitManager(context, companyId);
  return readPage(context.db, companyId, context.locale);
}

export type PageChange = {
  /** The version with which the form was opened; null overwrites any version. */
  version: number | null;
  value: unknown;
};

/** Stores the whole page or nothing; of two users who edit the same version, the second gets a Conflict. */
export async function saveCompanyPage(
  context: Context,
  companyId: string,
  change: PageChange,
): Promise<{ alias: string }> {
  const viewer = permitManager(context, companyId);
  const value = checked(companyPageSchema, change.value);
  const html = await htmlFor(context, [value.description, value.superlikeRequirements]);
  return context.db.transaction().execute(async (trx) => {
    const { company } = await lockOwnTeam(trx, viewer, companyId);
    if (change.version !== null && change.version !== company.version) {
      // The same form sent twice is not a conflict.
      if (isDeepStrictEqual(contentOf(await stored(trx, companyId, context.locale)), contentOf(value)))
        return { alias: company.seoAlias ?? companyId };
      throw new Conflict();
    }
    await storePlaces({ trx, context }, [{ field: 'place', placeId: value.place.placeId }]);
    const edit: CompanyEdit = { trx, context, viewer, company, value, html };
    const alias = await storePage(edit);
    if (canReviewCompanies(viewer)) {
      await record(trx, {
        actorId: viewer.userId,
        action: 'company.edit',
        subjectKind: 'company',
        subjectId: companyId,
      });
    }
    await notify(trx, `company:${companyId}`, { kind: 'company' });
    return { alias };
  });
}

async function readPage(db: Writer, companyId: string, locale: Locale) {
  const fr = locale === 'fr';
  const row = await db
    .selectFrom('companies as c')
    .leftJoin('places as p', 'p.id', 'c.placeId')
    .leftJoin('countries as co', 'co.code', 'p.countryCode')
    .select(['c.version', 'c.name', 'c.website', 'c.placeId', 'c.staffCount', 'c.logoHandle', 'c.description'])
    .select(['c.superlikeRequirements', fr ? 'p.localityFr as locality' : 'p.localityEn as locality'])
    .select(fr ? 'co.nameFr as country' : 'co.nameEn as country')
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const technologies = await db
    .selectFrom('companyTechnologies')
    .select('technologyId')
    .where('companyId', '=', companyId)
    .orderBy('position')
    .execute();
  const { version, locality, country, placeId, website, description, superlikeRequirements, ...same } = row;
  const value: CompanyPageDraft = {
    ...same,
    website: website ?? '',
    place: placeId ? { placeId, label: [locality, country].filter(Boolean).join(', ') } : null,
    description: description ?? '',
    superlikeRequirements: superlikeRequirements ?? '',
    technologyIds: technologies.map(({ technologyId }) => technologyId),
  };
  return { version, value };
}

/** The stored page in the form of a sent one. */
async function stored(db: Writer, companyId: string, locale: Locale): Promise<CompanyPage | undefined> {
  return companyPageSchema.safeParse((await readPage(db, companyId, locale)).value).data;
}

/** Places are compared by id, because their label depends on the form. */
function contentOf(page: CompanyPage | undefined) {
  return page && { ...page, place: page.place.placeId };
}
