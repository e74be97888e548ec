import type { Member, Viewer } from '../viewer.ts';
import { canManageCompany } from './companies.ts';
import { isDeveloper, isValidatedMember } from './roles.ts';

/** docs/product/ats.md, Who may connect a recruiting tool: administrators of the company and of the product. */
export function canConnectTool(viewer: Viewer, companyId: string): boolean {
  return canManageCompany(viewer, companyId);
}

/** docs/product/ats.md, Reading applications and candidates: as on the site, only for a validated company. */
export function canReadCandidates(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/ats.md, Applications reported by a recruiting tool: only of a validated company. */
export function canReportApplications(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/ats.md, Confirming an application: the developer says whether it is theirs. */
export function canConfirmApplications(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}
