import { Form } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import styles from './header.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';
import { type NavigationLink, useMenu } from './use-menu.ts';
import { Waiting } from './waiting.tsx';

export default function AccountMenu({
  viewer,
  links,
}: {
  viewer: NonNullable<ShellData['viewer']>;
  links: NavigationLink[];
}) {
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
        {viewer.can.haveRecruiterPage && (
          <Link href={pathTo(locale, 'recruiter', { alias: viewer.userId })}>{texts.profile}</Link>
        )}
        <Link href={pathTo(locale, 'userInformations')}>{texts.userInformations}</Link>
        <Link href={pathTo(locale, 'security')}>{texts.security}</Link>
        <Link href={pathTo(locale, 'emailSettings')}>{texts.emailSettings}</Link>
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
