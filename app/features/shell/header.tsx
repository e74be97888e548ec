import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { Role } from '../../../domain/viewer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useOtherAddresses } from './addresses.ts';
import styles from './header.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';
import type { NavigationLink } from './use-menu.ts';
import { useUnread } from './use-unread.ts';
import { VisitorMenu } from './visitor-menu.tsx';
import { Waiting } from './waiting.tsx';

/** Loaded for signed-in users only; the menu opens, navigates and signs out without JavaScript too. */
const AccountMenu = lazy(() => import('./account-menu.tsx'));

type Destination =
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

function useNavigation(root: ShellData | undefined): NavigationLink[] {
  const viewer = root?.viewer;
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const unread = useUnread(root?.unread);
  return (
    navigation[viewer?.role ?? 'ANONYMOUS']
      // A recruiter without the right to conversations, or without a validated company, has no candidates.
      .filter((key) => key !== 'candidates' || root?.unread)
      .map((key) => {
        const waiting = key === 'conversations' || key === 'candidates' ? unread : 0;
        return {
          key,
          href: key === 'profile' ? pathTo(locale, key, { alias: viewer?.userId ?? '' }) : pathTo(locale, key),
          text: texts[key],
          waiting,
        };
      })
  );
}

/** The entry of the current page: its own, or the nearest one above it. */
function placeOf(pathname: string, links: readonly { key: string; href: string }[]) {
  const above = links
    .filter(({ key, href }) => pathname === href || (key !== 'home' && pathname.startsWith(`${href}/`)))
    .sort((one, other) => other.href.length - one.href.length)[0];
  return above && { key: above.key, current: pathname === above.href ? ('page' as const) : ('true' as const) };
}

export function Header({ root }: { root: ShellData | undefined }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const viewer = root?.viewer;
  const links = useNavigation(root);
  const here = placeOf(useLocation().pathname, links);
  return (
    <header className={styles.header} data-navigation>
      <div className={styles.inner}>
        <Link
          href={pathTo(locale, 'home')}
          className={styles.brand}
          aria-label={`${root?.brand ?? ''} – ${texts.home}`}
        >
          <Mark />
          <span>{root?.brand}</span>
        </Link>
        <nav aria-label={texts.navigation} className={styles.nav}>
          {links.map(({ key, href, text, waiting }) => (
            <Link
              key={key}
              href={href}
              className={styles.link}
              aria-current={here?.key === key ? here.current : undefined}
            >
              {text}
              <Waiting count={waiting} />
            </Link>
          ))}
        </nav>
        <div className={styles.side}>
          <LocaleSwitch />
          {viewer ? (
            <Suspense>
              <AccountMenu viewer={viewer} links={links} />
            </Suspense>
          ) : (
            <>
              <Link href={pathTo(locale, 'signIn')} className={styles.link} data-wide>
                {texts.signIn}
              </Link>
              <Link href={pathTo(locale, 'signUp')} className={styles.join}>
                <span className={styles.long}>{texts.signUp}</span>
                <span className={styles.short} aria-hidden="true">
                  {texts.signUpShort}
                </span>
              </Link>
              <VisitorMenu links={links} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function LocaleSwitch() {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const addresses = useOtherAddresses();
  const { search } = useLocation();
  const other = locale === 'fr' ? 'en' : 'fr';
  return (
    <Link
      href={addresses ? withSearch(addresses[other], search) : pathTo(other, 'home')}
      data-reload
      className={styles.locale}
      hrefLang={other}
      lang={other}
    >
      <span className={styles.long}>{texts.otherLocale}</span>
      <span className={styles.short} aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </Link>
  );
}

/** An address that has a query already is complete. */
function withSearch(address: string, search: string): string {
  return address.includes('?') ? address : address + search;
}
