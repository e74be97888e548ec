import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import type { Role } from '../../../domain/viewer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useOtherAddresses } from './addresses.ts';
import styles from './header.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';
import { useUnread } from './use-unread.ts';

type Signed = NonNullable<ShellData['viewer']>;
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
  | 'contact'
  | 'adminProfiles'
  | 'adminCompanies'
  | 'adminSupport'
  | 'adminPlans'
  | 'adminAudit'
  | 'outbox';
/** `waiting`: how many things there wait for the visitor. */
type NavigationLink = { key: Destination; href: string; text: string; waiting: number };

/** What each kind of visitor finds in the header. */
const navigation: Record<Role | 'ANONYMOUS', Destination[]> = {
  ANONYMOUS: ['jobs', 'tests', 'questions', 'contact'],
  DEVELOPER: ['home', 'profile', 'jobs', 'tests', 'applications', 'conversations'],
  // The way to us is in the footer, too, and there is no room for everything.
  RECRUITER: ['home', 'developers', 'candidates', 'jobManager', 'myCompany', 'plans'],
  // Letters are in the footer of a demo.
  ADMIN: ['home', 'adminProfiles', 'adminCompanies', 'adminPlans', 'adminSupport', 'adminAudit'],
};

function useNavigation(root: ShellData | undefined): NavigationLink[] {
  const viewer = root?.viewer;
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  // The only one that leads each person elsewhere: to their own profile.
  const params = viewer && { alias: viewer.userId };
  const unread = useUnread(root?.unread);
  return (
    navigation[viewer?.role ?? 'ANONYMOUS']
      // A recruiter whose company talks to nobody yet, or who may not, has no candidates.
      .filter((key) => key !== 'candidates' || root?.unread)
      .map((key) => {
        const waiting = key === 'conversations' || key === 'candidates' ? unread : 0;
        return { key, href: pathTo(locale, key, params), text: texts[key], waiting };
      })
  );
}

/** The entry that a page is under: its own, or the nearest above it, so that one always sees where one is. */
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
    <header className={styles.header}>
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
            <AccountMenu viewer={viewer} links={links} />
          ) : (
            <>
              <Link href={pathTo(locale, 'signIn')} className={styles.link}>
                {texts.signIn}
              </Link>
              <Link href={pathTo(locale, 'signUp')} className={styles.join}>
                <span className={styles.long}>{texts.signUp}</span>
                <span className={styles.short} aria-hidden="true">
                  {texts.signUpShort}
                </span>
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** Coral: somebody waits for you. */
function Waiting({ count }: { count: number }) {
  const texts = useTexts(shellTexts);
  if (count === 0) return null;
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className={styles.unseen}>{texts.unread(count)}</span>
    </>
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

/** An address that says its own query has all of it. */
function withSearch(address: string, search: string): string {
  return address.includes('?') ? address : address + search;
}

/** Opens and closes without script; with it, also by Escape, by a click elsewhere and by going to another page. */
function AccountMenu({ viewer, links }: { viewer: Signed; links: NavigationLink[] }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, whatever the page
  useEffect(() => menu.current?.removeAttribute('open'), [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (event instanceof PointerEvent && element.contains(event.target as Node)) return;
      element.open = false;
      if (event instanceof KeyboardEvent) element.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);

  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <span className={styles.unseen}>{texts.account}</span>
        <span className={styles.initials} aria-hidden="true">
          {initials(viewer.name)}
        </span>
        <span className={styles.dot} data-on={links.some(({ waiting }) => waiting > 0) || undefined} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>
          <strong>{viewer.name}</strong>
          <span>{texts.roles[viewer.role]}</span>
        </p>
        {links.map(({ key, href, text, waiting }) => (
          <Link key={key} href={href} className={styles.phoneOnly}>
            {text}
            <Waiting count={waiting} />
          </Link>
        ))}
        {viewer.role === 'RECRUITER' && (
          <Link href={pathTo(locale, 'recruiter', { alias: viewer.userId })}>{texts.profile}</Link>
        )}
        <Link href={pathTo(locale, 'userInformations')}>{texts.userInformations}</Link>
        <Link href={pathTo(locale, 'security')}>{texts.security}</Link>
        <Link href={pathTo(locale, 'privacySettings')}>{texts.privacySettings}</Link>
        <Form method="post" action={pathTo(locale, 'signOut')} reloadDocument>
          <button type="submit">{texts.signOut}</button>
        </Form>
      </div>
    </details>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
