import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './header.module.css';
import { shellTexts } from './shell.texts.ts';
import { type NavigationLink, useMenu } from './use-menu.ts';

/** The links of the header for visitors, on a narrow screen. */
export function VisitorMenu({ links }: { links: NavigationLink[] }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const menu = useMenu();
  return (
    <details className={`${styles.menu} ${styles.visitor}`} ref={menu}>
      <summary>
        <span className={styles.unseen}>{texts.menu}</span>
        <Icon name="menu" size={24} />
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
