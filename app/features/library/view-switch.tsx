import { useLocation } from 'react-router';
import type { LibraryView } from '../../../domain/library/query.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedLinks } from '../../ui/segmented.tsx';
import { withView } from './filters/active-filters.ts';
import { libraryTexts } from './library.texts.ts';
import { linkTo } from './link-to.ts';

/** List or grid. */
export function ViewSwitch({ view }: { view: LibraryView }) {
  const texts = useTexts(libraryTexts);
  const { search } = useLocation();
  const address = pathTo(useLocale(), 'developers');
  return (
    <SegmentedLinks
      label={texts.view}
      links={(['list', 'grid'] as const).map((one) => ({
        key: one,
        href: linkTo(address, withView(search, one)),
        label: <Icon name={one} />,
        name: texts.views[one],
        current: one === view,
      }))}
    />
  );
}
