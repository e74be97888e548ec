import type { PathKey } from '../../../domain/paths.ts';

/** Addresses at which every user, administrator or not, changes only their own data. */
export const ownRoutes: PathKey[] = [
  // Signing in and out, and confirming an e-mail address.
  'signIn',
  'secondFactor',
  'signUp',
  'signOut',
  'verifyEmail',
  'forgotPassword',
  'resetPassword',
  'newEmail',
  // The user's own account.
  'security',
  'userInformations',
  'emailSettings',
  'privacySettings',
  // Settings of the browser, and anonymous counts of visits.
  'preferences',
  'choices',
  'catalogueVisits',
  'jobSite',
  'jobView',
  // A message to the team, and links of e-mails for their recipients.
  'contact',
  'invitation',
  'stopAlert',
];
