import type { Viewer } from '../viewer.ts';
import { canManageOwnAccount } from './account.ts';
import { isAdministrator, isDeveloper, isRecruiter } from './roles.ts';

/** docs/product/privacy.md, Permissions: a developer, never an administrator who acts in their name. */
export function canWithdrawHealth(viewer: Viewer): boolean {
  return isDeveloper(viewer) && canManageOwnAccount(viewer);
}

/** docs/product/fit.md, My rankings: developers, about themselves. */
export function canSeeOwnRankings(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/fit.md, Asking for a human: a developer, never an administrator who acts in their name. */
export function canAskForHuman(viewer: Viewer): boolean {
  return isDeveloper(viewer) && canManageOwnAccount(viewer);
}

/** docs/product/privacy.md, Access by the team: shown to users who are not of the team. */
export function canSeeTeamAccess(viewer: Viewer): boolean {
  return viewer !== undefined && !isAdministrator(viewer);
}

/** docs/product/privacy.md, Erasing an account: an administrator leaves only while another one stays. */
export function mustLeaveAnAdministrator(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/privacy.md, What erasure does: the profile of a developer, the membership of a recruiter. */
export function erasedBesides(viewer: Viewer): 'profile' | 'membership' | undefined {
  if (isDeveloper(viewer)) return 'profile';
  return isRecruiter(viewer) ? 'membership' : undefined;
}

/** docs/product/privacy.md, Access by the team: the administrator who reads a profile, also in another name. */
export function readerOfTheTeam(viewer: Viewer): string | undefined {
  return viewer?.impersonator?.userId ?? (isAdministrator(viewer) ? viewer?.userId : undefined);
}
