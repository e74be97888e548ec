import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { catalogueString, withoutEntry } from '../../../domain/catalogue/search-string.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { ShownCatalogue } from '../../../server/services/catalogue/read-catalogue.ts';
import { useLiveForm } from '../../forms/use-live-form.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { catalogueTexts } from './catalogue.texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import { linkTo } from './link-to.ts';
import { QuickFilters } from './quick-filters.tsx';

/** The search input; below it the filters on a large screen, or buttons that open them on a small one. */
export function SearchForm({ data, active }: { data: ShownCatalogue; active: number }) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  const { pathname, search } = useLocation();
  const { form, onChange, onBlur, onSubmit, add } = useLiveForm(catalogueString);
  const panel = useRef<HTMLDetailsElement>(null);
  const [scripted, setScripted] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    setScripted(true);
    // Opened before the script ran.
    setOpened(panel.current?.open ?? false);
  }, []);
  const { text } = data.query;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element would have to wrap the parts of the form
    <form
      ref={form}
      action={pathTo(locale, 'questions')}
      role="search"
      aria-label={texts.search}
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <div className={styles.search}>
        <label className={styles.unseen} htmlFor="catalogue-query">
          {texts.query}
        </label>
        <div className={styles.box}>
          <input
            id="catalogue-query"
            type="search"
            name="query"
            maxLength={120}
            placeholder={texts.placeholder}
            defaultValue={text}
            enterKeyHint="search"
          />
          {text && (
            <Link href={linkTo(pathname, withoutEntry(search, 'query', [text]))} aria-label={texts.clearQuery}>
              <Icon name="close" />
            </Link>
          )}
        </div>
        <Button type="submit">{texts.submit}</Button>
      </div>
      <QuickFilters />
      <details ref={panel} className={styles.panel} onToggle={() => setOpened(true)}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          {texts.filters}
          {active > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{active}</span>
              <span className={styles.unseen}>{texts.chosen(active)}</span>
            </span>
          )}
        </summary>
        <div className={styles.groups}>
          <FilterPanel data={data} add={opened ? add : undefined} />
          <div className={styles.foot}>
            <span className={styles.apply}>
              <Button type="submit">{texts.apply}</Button>
            </span>
            {scripted ? (
              <Button look="secondary" onClick={() => panel.current && closeAndFocus(panel.current)}>
                {texts.cancel}
              </Button>
            ) : (
              <ButtonLink href={linkTo(pathname, catalogueString(new URLSearchParams(search)))} look="secondary">
                {texts.cancel}
              </ButtonLink>
            )}
          </div>
        </div>
      </details>
    </form>
  );
}

function closeAndFocus(panel: HTMLDetailsElement): void {
  panel.open = false;
  panel.querySelector('summary')?.focus();
}
