import { pathTo } from '../../../../domain/paths.ts';
import type { Role } from '../../../../domain/viewer.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import type { ShellData } from '../shell-data.ts';
import type { NavigationLink } from '../use-menu.ts';
import { useUnread } from '../use-unread.ts';

export type Destination =
  | 'home'
  | 'profile'
  | 'jobs'
  | 'tests'
  | 'questions'
  | 'applications'
  | 'conversations'
  | 'candidates'
  | 'developers'
  | 'jobManager'
  | 'myCompany'
  | 'plans'
  | 'adminProfiles'
  | 'adminCompanies'
  | 'adminSupport'
  | 'adminPlans'
  | 'adminCalls'
  | 'adminAudit'
  | 'outbox';

/** The links of the header for each role. The contact page is in the footer, because the header has no room for it. */
const navigation: Record<Role | 'ANONYMOUS', Destination[]> = {
  ANONYMOUS: ['jobs', 'tests', 'questions', 'plans'],
  DEVELOPER: ['home', 'profile', 'jobs', 'tests', 'applications', 'conversations'],
  RECRUITER: ['home', 'developers', 'candidates', 'jobManager', 'myCompany', 'plans'],
  // The page of e-mails is in the footer of a demo.
  ADMIN: ['home', 'adminProfiles', 'adminCompanies', 'adminPlans', 'adminCalls', 'adminSupport', 'adminAudit'],
};

export function useNavigationLinks(root: ShellData | undefined): NavigationLink[] {
  const viewer = root?.viewer;
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const unread = useUnread(root?.unread);
  return (
    navigation[viewer?.role ?? 'ANONYMOUS']
      // A recruiter without the right to conversations, or without a validated company, has no candidates.
      .filter((key) => key !== 'candidates' || root?.unread)
      .map((key) => ({
        key,
        href: key === 'profile' ? pathTo(locale, key, { alias: viewer?.alias ?? '' }) : pathTo(locale, key),
        text: texts[key],
        waiting: key === 'conversations' || key === 'candidates' ? unread : 0,
      }))
  );
}

export type Place = { key: Destination; current: 'page' | 'true' } | undefined;

/** The entry of the current page: its own, or the nearest one above it. */
export function placeOf(pathname: string, links: readonly Pick<NavigationLink, 'key' | 'href'>[]): Place {
  // Subjects and questions are below the catalogue, though their addresses are not.
  const place = pathname.replace(/(questions-entretien|interview-questions|test-question)\//, 'tests/questions/');
  const above = links
    .filter(({ key, href }) => place === href || (key !== 'home' && place.startsWith(`${href}/`)))
    .sort((one, other) => other.href.length - one.href.length)[0];
  return above && { key: above.key, current: pathname === above.href ? ('page' as const) : ('true' as const) };
}
