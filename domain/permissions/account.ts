import type { Audience } from '../account/email-kinds.ts';
import type { Role, SignedIn, Viewer } from '../viewer.ts';
import { isAdministrator, isDeveloper, isSelf } from './roles.ts';

/** docs/product/account.md, Permissions: refused to an administrator who acts in the user's name. */
export function canManageOwnAccount(viewer: Viewer): boolean {
  return viewer !== undefined && viewer.impersonator === undefined;
}

/** docs/product/account.md, Personal information: developers have two names and a telephone, other users one name. */
export function canEditDeveloperNames(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/account.md, Personal information of a developer, for administrators. */
export function canEditInformationOfDevelopers(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/account.md, Acting in another person's name: administrators, in their own session. */
export function canActAsOthers(viewer: Viewer): boolean {
  return isAdministrator(viewer) && canManageOwnAccount(viewer);
}

/** docs/product/account.md, Acting in another person's name: as any user, but not as an administrator. */
export function canActAs(viewer: Viewer, person: { userId: string; role: Role }): boolean {
  return canActAsOthers(viewer) && person.role !== 'ADMIN' && !isSelf(viewer, person.userId);
}

/** docs/product/account.md, Second factor: the operator's rule is for administrators. */
export function isBoundBySecondFactorRule(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/account.md, E-mail preferences: which e-mails a person may receive. */
export function emailAudience(viewer: SignedIn): Audience {
  if (isAdministrator(viewer)) return 'administrator';
  return isDeveloper(viewer) ? 'developer' : 'recruiter';
}
