import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import { hidesFromCompany, type ProfileAccess, profileAccess } from '../../../../domain/permissions/profile.ts';
import { readVisibility } from '../../../../domain/profile/visibility.ts';
import { ofSeenCards, resumeRights } from '../../../../domain/resume/rights.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { type Hiding, hidingColumns } from '../../library/hiding-columns.ts';
import type { Developer } from '../read-developer.ts';
import { type CompanyChoice, findCompanies } from './find-companies.ts';

/** How somebody who may edit a profile wants to look at it. `company`: an id, or a part of a name to search for. */
export type PreviewWish = { as: 'public' } | { as: 'recruiter'; company: string };

/** What the plan of a company and the developer's own acts change for its recruiters. */
export type PreviewCompany = {
  id: string;
  name: string;
  /** Why the profile does not exist for this company. */
  hiddenAs: 'blocked' | 'employer' | undefined;
  employers: boolean;
  resume: boolean;
  resumeLinks: boolean;
  applied: boolean;
  contactGiven: boolean;
};

export type ProfilePreview = {
  as: 'public' | 'recruiter';
  /** It is the viewer's own profile, not one that the team looks at. */
  mine: boolean;
  /** Whether this viewer could open the profile; undefined while no company is chosen. */
  access: ProfileAccess | undefined;
  company?: PreviewCompany;
  /** The searched name and the companies found by it. */
  wanted: string;
  found?: CompanyChoice[];
};

/**
 * The viewer whom a preview imitates, and what the page says about the preview. It holds only what the developer may
 * know: neither favourites, notes and views of the company, nor the name of its plan.
 */
export async function readPreview(
  context: Context,
  developer: Developer,
  wish: PreviewWish,
): Promise<{ viewer: Viewer; preview: ProfilePreview }> {
  const facts = { ...developer, hidesFromCompany: false };
  const mine = context.viewer?.userId === developer.id;
  if (wish.as === 'public') {
    return { viewer: undefined, preview: { as: 'public', mine, access: profileAccess(undefined, facts), wanted: '' } };
  }
  const company = isId(wish.company) ? await readCompany(context, developer.id, wish.company) : undefined;
  if (!company) {
    const wanted = isId(wish.company) ? '' : wish.company;
    const found = await findCompanies(context, wanted, { validated: true });
    const choices = { wanted, ...(found ? { found } : {}) };
    return { viewer: undefined, preview: { as: 'recruiter', mine, access: undefined, ...choices } };
  }
  const viewer = recruiterOf(company);
  const access = profileAccess(viewer, { ...facts, hidesFromCompany: hidesFromCompany(company) });
  const { id, name, planId, blocked, applied, contactGiven } = company;
  const rights = ofSeenCards(
    resumeRights({ viewerKind: 'recruiter', planId, professionId: developer.professionId }),
    'recruiter',
    readVisibility(developer.visibility),
  );
  const hiddenAs = blocked ? 'blocked' : hidesFromCompany(company) ? 'employer' : undefined;
  const { full: resume, employers, socials } = rights;
  const shown = { id, name, hiddenAs, employers, resume, resumeLinks: socials, applied, contactGiven } as const;
  return { viewer, preview: { as: 'recruiter', mine, access, company: shown, wanted: '' } };
}

type Row = Hiding & { id: string; name: string; planId: string; applied: boolean; contactGiven: boolean };

/** A company that is not validated sees no profile, so it cannot be chosen. */
async function readCompany({ db }: Context, developerId: string, companyId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.plan_id, ${sql.raw(hidingColumns('c.id'))},
      exists (select from job_applications a join jobs j on j.id = a.job_id
        where a.developer_id = d.id and j.company_id = c.id)
        or exists (select from superlikes s where s.developer_id = d.id and s.company_id = c.id) as applied,
      exists (select from introductions i
        where i.developer_id = d.id and i.company_id = c.id and i.contact_given) as contact_given
    from companies c join developers d on d.id = ${developerId}
    where c.id = ${companyId} and c.validated_at is not null`.execute(db);
  return rows[0];
}

/** A recruiter of this company who has done nothing yet. */
function recruiterOf({ id: companyId, planId }: Row): NonNullable<Viewer> {
  const membership = { companyId, planId, validated: true, refused: false, admin: false, intros: false };
  const person = { userId: '', sessionId: '', name: '', email: '', locale: 'fr', twoFactorEnabled: false } as const;
  return { ...person, role: 'RECRUITER', membership };
}
