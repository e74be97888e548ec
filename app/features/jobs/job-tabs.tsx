import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import pills from '../../ui/pills.module.css';
import { jobSearchesTexts } from './searches/job-searches.texts.ts';

const lists = ['jobs', 'keptJobs', 'jobSearches', 'applications'] as const;

/** The offers and a developer's own lists as tabs. */
export function JobTabs() {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { pathname } = useLocation();
  return (
    <nav className={pills.above} aria-label={texts.tabs}>
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
