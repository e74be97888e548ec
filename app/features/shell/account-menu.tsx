import { Form } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './header.module.css';
import { partLinks } from './navigation/bar-links.ts';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';
import { type NavigationLink, useMenu } from './use-menu.ts';

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
  const { others, more } = partLinks(viewer.role, links);
  return (
    <details className={styles.menu} ref={menu}>
      <summary>
        <span className={styles.unseen}>{texts.account}</span>
        {viewer.picture ? (
          <Portrait address={viewer.picture} size={36} />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initials(viewer.name)}
          </span>
        )}
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>
          <strong>{viewer.name}</strong>
          <span>{texts.roles[viewer.role]}</span>
        </p>
        {!more &&
          others.map(({ key, href, text }) => (
            <Link key={key} href={href} className={styles.phoneOnly}>
              {text}
            </Link>
          ))}
        {viewer.can.haveRecruiterPage && (
          <Link href={pathTo(locale, 'recruiter', { alias: viewer.alias })}>{texts.profile}</Link>
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
