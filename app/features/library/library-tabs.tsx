import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { developerListTexts } from './lists/developer-list.texts.ts';

const lists = ['developers', 'favourites', 'peopleLists', 'visited', 'savedSearches', 'batch'] as const;

/**
 * The library and the recruiter's own lists as tabs. `selected`: the number of developers in the selection; undefined
 * for viewers without a selection.
 */
export function LibraryTabs({ selected }: { selected: number | undefined }) {
  const locale = useLocale();
  const texts = useTexts(developerListTexts);
  const { pathname } = useLocation();
  return (
    <Tabs
      label={texts.tabs}
      tabs={lists
        .filter((list) => list !== 'batch' || selected !== undefined)
        .map((list) => {
          const href = pathTo(locale, list);
          const count = list === 'batch' ? selected : undefined;
          return {
            key: list,
            href,
            label: texts.names[list],
            count,
            current: pathname === href || (pathname.startsWith(`${href}/`) && list === 'peopleLists'),
          };
        })}
    />
  );
}
