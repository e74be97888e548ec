import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PathKey, paths } from '../domain/paths.ts';

/** One screen at its French and its English address (domain/paths.ts). */
function screen(key: PathKey, file: string): RouteConfigEntry[] {
  const { fr, en } = paths[key];
  return [route(fr, file, { id: `${key}.fr` }), route(en === '/' ? '/en' : `/en${en}`, file, { id: `${key}.en` })];
}

export default [
  ...screen('home', 'pages/home.tsx'),
  ...screen('signIn', 'pages/sign-in.tsx'),
  ...screen('secondFactor', 'pages/second-factor.tsx'),
  ...screen('signUp', 'pages/sign-up.tsx'),
  ...screen('checkEmail', 'pages/check-email.tsx'),
  ...screen('verifyEmail', 'pages/verify-email.tsx'),
  ...screen('forgotPassword', 'pages/forgot-password.tsx'),
  ...screen('resetPassword', 'pages/reset-password.tsx'),
  ...screen('signOut', 'features/account/sign-out.resource.ts'),
  ...screen('security', 'pages/security.tsx'),
  ...screen('userInformations', 'pages/user-informations.tsx'),
  ...screen('developerInformations', 'pages/developer-informations.tsx'),
  ...screen('newEmail', 'pages/new-email.tsx'),
  ...screen('boost', 'features/boost/boost.resource.ts'),
  ...screen('training', 'pages/training.tsx'),
  ...screen('plans', 'pages/plans.tsx'),
  ...screen('developers', 'pages/developers.tsx'),
  ...screen('savedSearches', 'pages/saved-searches.tsx'),
  ...screen('stopAlert', 'pages/stop-alert.tsx'),
  ...screen('visibilityManager', 'pages/visibility-manager.tsx'),
  ...screen('profile', 'pages/profile.tsx'),
  ...screen('profileCard', 'features/profile/card.resource.ts'),
  ...screen('recommendations', 'features/profile/recommendations.resource.ts'),
  ...screen('resume', 'features/profile/downloads/resume.resource.ts'),
  ...screen('importProfile', 'features/profile/imports/import.resource.ts'),
  ...screen('developerSettings', 'pages/developer-settings.tsx'),
  ...screen('developerVisibility', 'pages/developer-visibility.tsx'),
  ...screen('developerDashboard', 'pages/developer-dashboard.tsx'),
  ...screen('trackedLink', 'pages/tracked-link.tsx'),
  ...screen('places', 'features/lookups/places.resource.ts'),
  ...screen('lookups', 'features/lookups/lookups.resource.ts'),
  ...screen('contact', 'pages/contact.tsx'),
  ...screen('outbox', 'pages/outbox.tsx'),
  ...screen('outboxMessage', 'pages/outbox-message.tsx'),
  ...screen('preferences', 'features/shell/preferences.resource.ts'),
  // Whatever has no page answers in its own language.
  route('/en/*', 'pages/not-found.tsx', { id: 'notFound.en' }),
  route('*', 'pages/not-found.tsx', { id: 'notFound.fr' }),
] satisfies RouteConfigEntry[];
