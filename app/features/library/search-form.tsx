import type { FormEvent } from 'react';
import { searchString } from '../../../domain/library/search-string.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useLiveForm } from '../../forms/use-live-form.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import type { ActiveFilter } from './filters/active-filters.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterGroups } from './filters/filter-groups.tsx';
import styles from './filters/filters.module.css';
import { filterTexts } from './filters/filters.texts.ts';
import { useFilterSheet } from './filters/use-filter-sheet.ts';
import type { LibraryScreenData } from './library-screen.tsx';
import { pastedTexts } from './pasted/pasted.texts.ts';

type Props = { data: LibraryScreenData; filters: number; active: ActiveFilter[]; showResults: () => void };

/** The search input and the filters, beside the list or above it. */
export function SearchForm({ data, filters, active, showResults }: Props) {
  const locale = useLocale();
  const texts = useTexts(filterTexts);
  const { link: paste } = useTexts(pastedTexts);
  const { form, onChange, onBlur, onSubmit, add } = useLiveForm(searchString);
  const { panel, sheet, close } = useFilterSheet();
  const { library, view } = data;
  const count = wholeNumber(locale, library.total);
  const submit = (event: FormEvent) => {
    onSubmit(event);
    // On a phone the filters cover the list: sending the form closes them.
    if (panel.current?.open) {
      close();
      showResults();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element would have to wrap the parts of the form
    <form
      ref={form}
      className={styles.form}
      action={pathTo(locale, 'developers')}
      role="search"
      aria-label={texts.search}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={submit}
    >
      <div className={styles.top}>
        <div className={styles.search}>
          <label className={styles.unseen} htmlFor="library-query">
            {texts.titles.words}
          </label>
          <input
            id="library-query"
            type="search"
            name="query"
            maxLength={120}
            placeholder={texts.queryPlaceholder}
            defaultValue={library.query.query}
            enterKeyHint="search"
          />
          <span className={styles.submit}>
            <Button type="submit">{texts.submit}</Button>
          </span>
          <Link className={styles.paste} href={pathTo(locale, 'pastedOffer')}>
            {paste}
          </Link>
        </div>
        <FilterChips active={active} />
      </div>
      {library.order.choice && library.order.by === 'date' && <input type="hidden" name="order" value="date" />}
      {view === 'grid' && <input type="hidden" name="view" value="grid" />}
      <details ref={panel} className={styles.panel} {...sheet}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          <span className={styles.filtersWord}>{texts.filters}</span>
          {filters > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{filters}</span>
              <span className={styles.unseen}>{texts.chosen(filters)}</span>
            </span>
          )}
        </summary>
        <div className={styles.groups}>
          <p className={styles.sheetHead}>
            {texts.filters}
            <IconButton icon="close" label={texts.closeFilters} onClick={close} />
          </p>
          <FilterGroups data={data} add={add} />
          <div className={styles.apply}>
            <Button type="submit" wide>
              {library.total > 0 ? texts.show(count, library.total) : texts.showNone}
            </Button>
          </div>
        </div>
      </details>
    </form>
  );
}
