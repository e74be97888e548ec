import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { jobSearchesTexts } from './searches/job-searches.texts.ts';

const lists = ['jobs', 'companies', 'keptJobs', 'followedCompanies', 'jobSearches', 'applications'] as const;
const forEveryone: readonly string[] = ['jobs', 'companies'];

/** The offers, the companies and a developer's own lists as tabs; others than developers have no lists. */
export function JobTabs({ own = true }: { own?: boolean }) {
  const locale = useLocale();
  const texts = useTexts(jobSearchesTexts);
  const { pathname } = useLocation();
  return (
    <Tabs
      above
      label={own ? texts.tabs : texts.publicTabs}
      tabs={lists
        .filter((list) => own || forEveryone.includes(list))
        .map((list) => {
          const href = pathTo(locale, list);
          return { key: list, href, label: texts.names[list], current: pathname === href };
        })}
    />
  );
}
