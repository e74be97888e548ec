import { type ReactNode, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Left } from '../../../domain/companies/plans/allowance.ts';
import type { LibraryView } from '../../../domain/library/query.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { LibraryEntry } from '../../../server/services/library/read-entries.ts';
import type { OpenLibrary } from '../../../server/services/library/read-library.ts';
import { OrderNote } from '../../fit/order-note.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Corrections } from './corrections.tsx';
import { activeFilters, withOrder } from './filters/active-filters.ts';
import { filterTexts } from './filters/filters.texts.ts';
import styles from './library.module.css';
import { LibraryHead } from './library-head.tsx';
import { LibraryList } from './library-list.tsx';
import { linkTo } from './link-to.ts';
import { pastedTexts } from './pasted/pasted.texts.ts';
import type { ShownProfile } from './preview/pane.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchForm } from './search-form.tsx';
import { SaveSearch } from './searches/save-search.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { FewViewsLeft } from './views-left.tsx';

export type LibraryScreenData = {
  library: OpenLibrary;
  view: LibraryView;
  /** This is not the first page. */
  further: boolean;
  /** The number of active filters, without the text. */
  filters: number;
  /** Undefined if the recruiter may not save searches; `savedAs` is the name of this search if it is saved. */
  searches: { query: string; savedAs: string | undefined } | undefined;
  /** What is left of the plan today. */
  views: Left | undefined;
  requests: Left | undefined;
  brand: string;
};

type Props = {
  data: LibraryScreenData;
  /** The number of developers in the selection; undefined for viewers without a selection. */
  selected: number | undefined;
  /** An action on the people of the page. */
  onPage?: ReactNode;
  /** The action on each entry. */
  action?: (entry: LibraryEntry) => ReactNode;
  /** The cards of a profile, for the pane beside the list. */
  profile: (profile: ShownProfile) => ReactNode;
};

export function LibraryScreen({ data, selected, onPage, action, profile }: Props) {
  const { library, view, further, filters, searches, views, requests, brand } = data;
  const locale = useLocale();
  const texts = useTexts(filterTexts);
  const { link: paste } = useTexts(pastedTexts);
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
    <>
      <LibraryHead titled alone={!searches} selected={selected}>
        <ResultCount total={library.total} views={views} requests={requests} />
      </LibraryHead>
      <div className={styles.layout}>
        <SearchForm data={data} filters={filters} active={active} showResults={showResults} />
        <section
          ref={results}
          className={styles.results}
          tabIndex={-1}
          aria-labelledby="library-count"
          aria-busy={busy}
        >
          <div className={styles.bar}>
            <OrderNote
              of="people"
              by={library.order.by}
              parts={library.order.parts}
              orders={
                library.order.choice
                  ? {
                      fit: linkTo(pathname, withOrder(search, 'fit')),
                      date: linkTo(pathname, withOrder(search, 'date')),
                    }
                  : undefined
              }
            />
            {searches && <SaveSearch {...searches} suggested={active.map(({ label }) => label)} />}
            <Link className={styles.paste} href={pathTo(locale, 'pastedOffer')}>
              {paste}
            </Link>
            {onPage}
            <ViewSwitch view={view} />
          </div>
          {views && <FewViewsLeft {...views} />}
          <Corrections corrections={library.corrections} active={active} />
          <div className={styles.found} data-busy={busy || undefined}>
            <LibraryList
              library={library}
              view={view}
              further={further}
              active={active}
              views={views}
              brand={brand}
              action={action}
              profile={profile}
            />
          </div>
        </section>
      </div>
    </>
  );
}
