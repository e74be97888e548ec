import { useEffect, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import styles from './header.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';
import { Waiting } from './waiting.tsx';

/** `waiting`: how many things there wait for the visitor. */
export type NavigationLink = { key: string; href: string; text: string; waiting: number };

/** Opens and closes without script; with it, also by Escape, by a click elsewhere and by going to another page. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const page = useRef(key);

  useEffect(() => {
    // Somebody may have opened it before the script was there.
    if (page.current !== key) menu.current?.removeAttribute('open');
    page.current = key;
  }, [key]);
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
  return menu;
}

/** Where the header has no room for its links, a visitor finds them here. */
export function VisitorMenu({ links }: { links: NavigationLink[] }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const menu = useMenu();
  return (
    <details className={`${styles.menu} ${styles.visitor}`} ref={menu}>
      <summary>
        <span className={styles.unseen}>{texts.menu}</span>
        <svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" strokeLinecap="round" />
        </svg>
      </summary>
      <nav aria-label={texts.menu} className={styles.panel}>
        {links.map(({ key, href, text }) => (
          <Link key={key} href={href}>
            {text}
          </Link>
        ))}
        <Link href={pathTo(locale, 'contact')}>{texts.contact}</Link>
        <Link href={pathTo(locale, 'signIn')}>{texts.signIn}</Link>
      </nav>
    </details>
  );
}

export function AccountMenu({ viewer, links }: { viewer: NonNullable<ShellData['viewer']>; links: NavigationLink[] }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const menu = useMenu();
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
