import type { Member, Role, Viewer } from '../viewer.ts';
import { isAdministrator, isMember, isMemberOf, isRecruiter, isSelf, isValidatedMember } from './roles.ts';

/** docs/product/companies.md, Permissions: administrators of the product validate companies and assign plans. */
export function canReviewCompanies(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/companies.md, Permissions: the page, the members and the plan, for administrators of the company. */
export function canManageCompany(viewer: Viewer, companyId: string): boolean {
  return canReviewCompanies(viewer) || (isMemberOf(viewer, companyId) && viewer.membership.admin);
}

/** docs/product/companies.md, Members and their rights: every member may leave. */
export function canLeaveCompany(viewer: Viewer, companyId: string): viewer is Member {
  return isMemberOf(viewer, companyId);
}

/** docs/product/companies.md, Activity of the team: members; each sees oneself, administrators of the company everyone. */
export function canSeeActivity(viewer: Viewer, companyId: string): viewer is Member {
  return isMemberOf(viewer, companyId);
}

/** docs/product/companies.md, Permissions: see the team. */
export function canSeeTeam(viewer: Viewer, companyId: string): boolean {
  return canReviewCompanies(viewer) || isMemberOf(viewer, companyId);
}

/** docs/product/companies.md, Permissions: public once validated; before that, for its team and administrators. */
export function canSeeCompany(viewer: Viewer, company: { id: string; validated: boolean }): boolean {
  return company.validated || canSeeTeam(viewer, company.id);
}

/** docs/product/companies.md, The recruiter page: the recruiter and administrators edit it. */
export function canEditRecruiter(viewer: Viewer, recruiterId: string): boolean {
  return canReviewCompanies(viewer) || canHaveRecruiterPage(viewer, recruiterId);
}

/** docs/product/companies.md, The recruiter page: only recruiters have one. */
export function canHaveRecruiterPage(viewer: Viewer, recruiterId = viewer?.userId ?? ''): boolean {
  return isRecruiter(viewer) && isSelf(viewer, recruiterId);
}

/** docs/product/companies.md, The recruiter page: for all with a validated company, else for the own side. */
export function canSeeRecruiter(
  viewer: Viewer,
  recruiter: { id: string; company: { id: string; validated: boolean } | undefined },
): boolean {
  if (canEditRecruiter(viewer, recruiter.id)) return true;
  return recruiter.company !== undefined && canSeeCompany(viewer, recruiter.company);
}

/** docs/product/companies.md, Joining or creating a company: a recruiter without a company. */
export function canChooseCompany(viewer: Viewer): boolean {
  return isRecruiter(viewer) && !isMember(viewer);
}

/** docs/product/companies.md, Invitations: only the account of a recruiter can accept one. */
export function canAcceptInvitations(account: { role: Role }): boolean {
  return account.role === 'RECRUITER';
}

/** docs/product/companies.md, Invitations: names that the team has not checked are not sent by e-mail. */
export function canInviteByName(viewer: Viewer): boolean {
  return isAdministrator(viewer) || isValidatedMember(viewer);
}

/** docs/product/companies.md, Asking for a plan: administrators of the product assign plans instead of asking. */
export function canAskForPlan(viewer: Viewer, companyId: string): viewer is Member {
  return isMemberOf(viewer, companyId) && canManageCompany(viewer, companyId);
}

/**
 * docs/product/companies.md, Asking for a plan. 'join': needs an account first. 'choose': needs a company first. 'ask':
 * has to ask an administrator of the company.
 */
export type PlanWay = 'join' | 'choose' | 'ask' | 'request' | 'none';

/** docs/product/companies.md, Asking for a plan: what the button of a plan does for this viewer. */
export function planWay(viewer: Viewer): PlanWay {
  if (!viewer) return 'join';
  if (canChooseCompany(viewer)) return 'choose';
  if (!isMember(viewer)) return 'none';
  return canAskForPlan(viewer, viewer.membership.companyId) ? 'request' : 'ask';
}
