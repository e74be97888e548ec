import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { keptTexts } from './kept.texts.ts';
import styles from './library.module.css';

const lists = ['developers', 'favourites', 'visited', 'savedSearches'] as const;

/** The library and what a recruiter keeps of it, one beside the other. */
export function LibraryTabs() {
  const locale = useLocale();
  const texts = useTexts(keptTexts);
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={texts.tabs}>
      {lists.map((list) => {
        const href = pathTo(locale, list);
        return (
          <Link key={list} href={href} aria-current={pathname === href ? 'page' : undefined}>
            {texts.names[list]}
          </Link>
        );
      })}
    </nav>
  );
}
