import type { Viewer } from '../viewer.ts';

/** Administrators of the product review companies and assign plans. */
export function canReviewCompanies(viewer: Viewer): boolean {
  return viewer?.role === 'ADMIN';
}

export function isMember(viewer: Viewer, companyId: string): boolean {
  return viewer?.membership?.companyId === companyId;
}

/** The page, the members, the plan: for the company's own administrators, and those of the product. */
export function canManageCompany(viewer: Viewer, companyId: string): boolean {
  return canReviewCompanies(viewer) || (isMember(viewer, companyId) && viewer?.membership?.admin === true);
}

export function canSeeTeam(viewer: Viewer, companyId: string): boolean {
  return canReviewCompanies(viewer) || isMember(viewer, companyId);
}

/** Public once the team has validated it; before that, only its members and administrators see it. */
export function canSeeCompany(viewer: Viewer, company: { id: string; validated: boolean }): boolean {
  return company.validated || canSeeTeam(viewer, company.id);
}

export function canEditRecruiter(viewer: Viewer, recruiterId: string): boolean {
  return canReviewCompanies(viewer) || (viewer?.role === 'RECRUITER' && viewer.userId === recruiterId);
}

/** Visible to all with a validated company; otherwise to the recruiter, their company and administrators. */
export function canSeeRecruiter(
  viewer: Viewer,
  recruiter: { id: string; company: { id: string; validated: boolean } | undefined },
): boolean {
  if (canEditRecruiter(viewer, recruiter.id)) return true;
  return recruiter.company !== undefined && canSeeCompany(viewer, recruiter.company);
}

/** Only a recruiter without a company chooses one. */
export function canChooseCompany(viewer: Viewer): boolean {
  return viewer?.role === 'RECRUITER' && viewer.membership === undefined;
}
