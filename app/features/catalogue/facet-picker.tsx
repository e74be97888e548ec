import { lazy, Suspense } from 'react';
import type { FacetOption } from '../../../server/services/catalogue/read-catalogue.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { catalogueTexts } from './catalogue.texts.ts';
import styles from './filters.module.css';

const FacetCombobox = lazy(() => import('./facet-combobox.tsx'));

type Props = {
  name: 'technoName' | 'professionId' | 'testId';
  label: string;
  options: readonly FacetOption[];
  chosen: readonly { value: string; label: string }[];
  /**
   * Undefined without JavaScript, and until the filters are opened: the visitor then types the full name, with the
   * suggestions of the browser.
   */
  add: ((value: string) => void) | undefined;
};

const mostSuggested = 50;

/**
 * An input that adds one value after the other; the chosen values are listed below it, each with a button to remove
 * it.
 */
export function FacetPicker({ name, label, options, chosen, add }: Props) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  const left = options.filter(({ value }) => !chosen.some((one) => one.value === value));
  const results = (count: number) => (count === 1 ? texts.oneResult : texts.results(wholeNumber(locale, count)));
  const plain = (
    <>
      <Field label={label} name={name} list={`${name}-list`} />
      <datalist id={`${name}-list`}>
        {left.slice(0, mostSuggested).map((one) => (
          <option key={one.value} value={one.label} label={results(one.count)} />
        ))}
      </datalist>
    </>
  );
  return (
    <div className={styles.picker}>
      {add ? (
        <Suspense fallback={plain}>
          <FacetCombobox label={label} options={left} results={results} add={add} />
        </Suspense>
      ) : (
        plain
      )}
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map(({ value, label: text }) => (
            <li key={value}>
              <label className={styles.chip}>
                <input type="checkbox" name={name} value={value} defaultChecked aria-label={text} />
                {text}
                <Icon name="close" size={14} />
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
