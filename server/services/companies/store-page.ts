import type { CompanyPage } from '../../../domain/companies/company.ts';
import { canReviewCompanies } from '../../../domain/permissions/companies.ts';
import { Invalid } from '../../../domain/refusals.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { initialsOf, logoFor } from '../profile/avatars/render-logo.ts';
import { ownsImage } from '../shared/files/owns-image.ts';
import type { HtmlFor } from '../shared/markdown/html-for.ts';
import { freeCompanyAlias, keepOldAlias } from './name-company.ts';
import type { lockTeam } from './team/lock-team.ts';

type Company = Awaited<ReturnType<typeof lockTeam>>['company'];

/** One change of a page, after permission, validation and rendering, with its transaction. */
export type CompanyEdit = {
  trx: Trx;
  context: Context;
  viewer: SignedIn;
  company: Company;
  value: CompanyPage;
  html: HtmlFor;
};

/** Stores the page and returns its address, which may have changed with the name. */
export async function storePage(edit: CompanyEdit): Promise<string> {
  const { trx, context, company, value, html } = edit;
  await checkLogo(edit);
  const alias = await rename(edit);
  await trx
    .updateTable('companies')
    .set({
      name: value.name,
      seoAlias: alias,
      logo: JSON.stringify(markOf(company, value.name)),
      logoHandle: value.logoHandle,
      website: value.website,
      staffCount: value.staffCount,
      placeId: value.place.placeId,
      description: value.description,
      descriptionHtml: html(value.description),
      superlikeRequirements: value.superlikeRequirements,
      superlikeRequirementsHtml: html(value.superlikeRequirements),
      version: company.version + 1,
      updatedAt: context.ports.clock.now(),
    })
    .where('id', '=', company.id)
    .execute();
  await storeTechnologies(edit);
  return alias;
}

/** The name was part of the validation: from then on only the team changes it. */
async function rename({ trx, context, viewer, company, value }: CompanyEdit): Promise<string> {
  if (value.name === company.name && company.seoAlias) return company.seoAlias;
  if (company.validatedAt && value.name !== company.name && !canReviewCompanies(viewer)) {
    throw new Invalid({ name: 'validatedName' });
  }
  const alias = await freeCompanyAlias(trx, context, value.name, company.id);
  // The page of a waiting company was never public: its earlier addresses stop working.
  if (company.validatedAt) await keepOldAlias(trx, company.id, company.seoAlias, alias);
  return alias;
}

/** The drawn logo keeps its shape and colour; its initials follow the name. */
function markOf({ logo, name }: Company, next: string) {
  if (typeof logo !== 'object' || logo === null) return logoFor(next);
  return name === next ? logo : { ...logo, initials: initialsOf(next) };
}

async function checkLogo({ trx, viewer, company, value: { logoHandle } }: CompanyEdit): Promise<void> {
  if (logoHandle === null || logoHandle === company.logoHandle) return;
  if (!(await ownsImage(trx, logoHandle, [viewer.userId]))) throw new Invalid({ logoHandle: 'unknown' });
}

async function storeTechnologies({ trx, company, value: { technologyIds } }: CompanyEdit): Promise<void> {
  const existing = technologyIds.length
    ? await trx.selectFrom('technologies').select('id').where('id', 'in', technologyIds).execute()
    : [];
  const found = new Set(existing.map(({ id }) => id));
  const unknown = technologyIds.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw new Invalid({ [`technologyIds.${unknown}`]: 'unknown' });
  await trx.deleteFrom('companyTechnologies').where('companyId', '=', company.id).execute();
  const rows = technologyIds.map((technologyId, position) => ({ companyId: company.id, technologyId, position }));
  if (rows.length > 0) await trx.insertInto('companyTechnologies').values(rows).execute();
}
