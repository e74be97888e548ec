import type { PathKey } from '../../../domain/paths.ts';

/** Addresses at which nobody, administrator or not, changes anything but what is their own. */
export const ownRoutes: PathKey[] = [
  // To come in, to go, and to prove an address.
  'signIn',
  'secondFactor',
  'signUp',
  'signOut',
  'verifyEmail',
  'forgotPassword',
  'resetPassword',
  'newEmail',
  // One's own account.
  'security',
  'userInformations',
  'privacySettings',
  // What a browser keeps, and what counts visits without a name.
  'preferences',
  'choices',
  'catalogueVisits',
  'jobSite',
  // A letter to the team, and links of letters that open for those they were sent to.
  'contact',
  'invitation',
  'stopAlert',
];
