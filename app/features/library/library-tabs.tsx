import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import pills from '../../ui/pills.module.css';
import { developerListTexts } from './lists/developer-list.texts.ts';

const lists = ['developers', 'favourites', 'visited', 'savedSearches', 'batch'] as const;

/**
 * The library and the recruiter's own lists as tabs. `selected`: the number of developers in the selection; undefined
 * for viewers without a selection.
 */
export function LibraryTabs({ selected }: { selected: number | undefined }) {
  const locale = useLocale();
  const texts = useTexts(developerListTexts);
  const { pathname } = useLocation();
  return (
    <nav className={pills.above} aria-label={texts.tabs}>
      {lists.map((list) => {
        if (list === 'batch' && selected === undefined) return null;
        const href = pathTo(locale, list);
        return (
          <Link key={list} href={href} aria-current={pathname === href ? 'page' : undefined}>
            {texts.names[list]}
            {list === 'batch' && <span>{selected}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
