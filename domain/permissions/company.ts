import type { Viewer } from '../viewer.ts';

/** Administrators of the product, who check companies and give plans. */
export function canReviewCompanies(viewer: Viewer): boolean {
  return viewer?.role === 'ADMIN';
}

export function isMember(viewer: Viewer, companyId: string): boolean {
  return viewer?.membership?.companyId === companyId;
}

/** The page, the team, the plan: its own administrators, and those of the product. */
export function canManageCompany(viewer: Viewer, companyId: string): boolean {
  return canReviewCompanies(viewer) || (isMember(viewer, companyId) && viewer?.membership?.admin === true);
}

export function canSeeTeam(viewer: Viewer, companyId: string): boolean {
  return canReviewCompanies(viewer) || isMember(viewer, companyId);
}

/** Public once the team has validated it; until then it is its members' own business. */
export function canSeeCompany(viewer: Viewer, company: { id: string; validated: boolean }): boolean {
  return company.validated || canSeeTeam(viewer, company.id);
}

export function canEditRecruiter(viewer: Viewer, recruiterId: string): boolean {
  return canReviewCompanies(viewer) || (viewer?.role === 'RECRUITER' && viewer.userId === recruiterId);
}

/** Somebody who recruits for a validated company shows themselves to candidates; others to nobody but their own. */
export function canSeeRecruiter(
  viewer: Viewer,
  recruiter: { id: string; company: { id: string; validated: boolean } | undefined },
): boolean {
  if (canEditRecruiter(viewer, recruiter.id)) return true;
  return recruiter.company !== undefined && canSeeCompany(viewer, recruiter.company);
}

/** Only somebody without a company looks for one. */
export function canChooseCompany(viewer: Viewer): boolean {
  return viewer?.role === 'RECRUITER' && viewer.membership === undefined;
}
