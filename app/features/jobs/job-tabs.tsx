import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { jobSearchesTexts } from './searches/job-searches.texts.ts';

const lists = ['jobs', 'keptJobs', 'jobSearches', 'applications'] as const;

/** The offers and a developer's own lists as tabs. */
export function JobTabs() {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { pathname } = useLocation();
  return (
    <Tabs
      above
      label={texts.tabs}
      tabs={lists.map((list) => {
        const href = pathTo(locale, list);
        return { key: list, href, label: texts.names[list], current: pathname === href };
      })}
    />
  );
}
