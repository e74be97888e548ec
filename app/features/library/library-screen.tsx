import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { LibraryView } from '../../../domain/library/query.ts';
import type { LibraryEntry } from '../../../server/services/library/read-entries.ts';
import type { OpenLibrary } from '../../../server/services/library/read-library.ts';
import { OrderNote } from '../../fit/order-note.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Corrections } from './corrections.tsx';
import { activeFilters, withOrder } from './filters/active-filters.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { filterTexts } from './filters/filters.texts.ts';
import styles from './library.module.css';
import { LibraryList } from './library-list.tsx';
import { linkTo, ResultBar } from './result-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { SaveSearch } from './searches/save-search.tsx';
import { type Allowance, FewViewsLeft } from './views-left.tsx';

export type LibraryScreenData = {
  library: OpenLibrary;
  view: LibraryView;
  /** This is not the first page. */
  further: boolean;
  /** The number of active filters, without the text. */
  filters: number;
  /** Undefined if the recruiter may not save searches; `savedAs` is the name of this search if it is saved. */
  searches: { query: string; savedAs: string | undefined } | undefined;
  /** The views left today; undefined when there is no limit. */
  allowance: Allowance | undefined;
  brand: string;
};

type Props = { data: LibraryScreenData; under?: (entry: LibraryEntry) => ReactNode };

export function LibraryScreen({ data, under }: Props) {
  const { library, view, further, filters, searches, allowance, brand } = data;
  const texts = useTexts(filterTexts);
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const results = useRef<HTMLElement>(null);
  const active = activeFilters(library, search, texts, brand);
  const busy = state === 'loading' && location.pathname === pathname;
  const showResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.layout}>
      <SearchForm data={data} filters={filters} showResults={showResults} />
      <section ref={results} className={styles.results} tabIndex={-1} aria-labelledby="library-count" aria-busy={busy}>
        <ResultBar total={library.total} view={view} allowance={allowance} />
        <OrderNote
          of="people"
          by={library.order.by}
          parts={library.order.parts}
          orders={
            library.order.choice
              ? { fit: linkTo(pathname, withOrder(search, 'fit')), date: linkTo(pathname, withOrder(search, 'date')) }
              : undefined
          }
        />
        {allowance && <FewViewsLeft {...allowance} />}
        <Corrections corrections={library.corrections} active={active} />
        <FilterChips active={active} />
        {searches && <SaveSearch {...searches} suggested={active.map(({ label }) => label)} />}
        <div className={styles.found} data-busy={busy || undefined}>
          <LibraryList
            library={library}
            view={view}
            further={further}
            active={active}
            allowance={allowance}
            brand={brand}
            under={under}
          />
        </div>
      </section>
    </div>
  );
}
