import { useLocation } from 'react-router';
import type { LibraryView } from '../../../domain/library/query.ts';
import { pathTo } from '../../../domain/paths.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedLinks } from '../../ui/segmented.tsx';
import { withView } from './filters/active-filters.ts';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';
import { type Allowance, ViewsLeft } from './views-left.tsx';

type Props = { total: number; view: LibraryView; allowance: Allowance | undefined };

/** The number of results, and the switch between list and grid. */
export function ResultBar({ total, view, allowance }: Props) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const { search } = useLocation();
  const address = pathTo(locale, 'developers');
  return (
    <div className={styles.bar}>
      <div>
        <h2 id="library-count" className={styles.total}>
          <span role="status">{texts.total(wholeNumber(locale, total), total)}</span>
        </h2>
        {allowance && <ViewsLeft {...allowance} />}
      </div>
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
    </div>
  );
}

export function linkTo(address: string, search: string): string {
  return search ? `${address}?${search}` : address;
}
