import { lazy, Suspense } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isFiltered, withPage } from '../../../domain/catalogue/search-string.ts';
import type { ShownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import page from '../../ui/page.module.css';
import { PageLinks } from '../../ui/page-links.tsx';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import styles from './catalogue.module.css';
import { catalogueTexts } from './catalogue.texts.ts';
import { CatalogueEntry } from './catalogue-entry.tsx';
import { linkTo } from './link-to.ts';
import { Recommendations } from './recommendations.tsx';
import { SearchForm } from './search-form.tsx';

/** Apart, because few searches find nothing and the scripts of this page have a limit. */
const NoQuestion = lazy(() => import('./no-question.tsx'));

export function CatalogueScreen({ data }: { data: ShownCatalogue }) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const busy = state === 'loading' && location.pathname === pathname;
  const active = activeFilters(data, search, texts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>
        {texts.lead} <span className={styles.leadFilters}>{texts.leadFilters}</span>
      </p>
      <div className={styles.form}>
        <SearchForm data={data} active={active.length} />
      </div>
      <section className={styles.results} aria-labelledby="catalogue-count" aria-busy={busy}>
        <div className={styles.bar}>
          <h2 id="catalogue-count" className={styles.total}>
            <span role="status">{texts.count(wholeNumber(locale, data.total), data.total)}</span>
          </h2>
          <Chips active={active} />
        </div>
        <div className={styles.found} data-busy={busy || undefined}>
          {data.entries.length > 0 ? (
            <ul className={styles.list} aria-label={texts.list}>
              {data.entries.map((entry) => (
                <CatalogueEntry key={entry.questionId} entry={entry} level={3} />
              ))}
            </ul>
          ) : (
            <Suspense>
              <NoQuestion />
            </Suspense>
          )}
        </div>
        <PageLinks
          page={data.query.page}
          pages={data.pages}
          address={(one) => linkTo(pathname, withPage(search, one))}
          texts={texts}
        />
      </section>
      <Recommendations links={data.recommendations} />
    </div>
  );
}

function Chips({ active }: { active: ActiveFilter[] }) {
  const texts = useTexts(catalogueTexts);
  const { pathname, search } = useLocation();
  if (!isFiltered(search)) return null;
  const chosen = active.map(({ key, label, without }) => ({ key, label, href: linkTo(pathname, without) }));
  return <FilterChips chosen={chosen} clear={pathname} texts={texts} />;
}
