import { useState } from 'react';
import { fold } from '../../../domain/text/fold.ts';
import type { FacetOption } from '../../../server/services/catalogue/read-catalogue.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { pickerTexts } from '../../pickers/picker.texts.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { catalogueTexts } from './catalogue.texts.ts';
import styles from './filters.module.css';

type Props = {
  name: 'technoName' | 'professionId' | 'testId';
  label: string;
  options: readonly FacetOption[];
  chosen: readonly { value: string; label: string }[];
  /** Undefined without JavaScript: the visitor then types the full name, with the suggestions of the browser. */
  add: ((value: string) => void) | undefined;
};

const mostOffered = 8;
const mostSuggested = 50;

/**
 * An input that adds one value after the other; the chosen values are listed below it, each with a button to remove
 * it.
 */
export function FacetPicker({ name, label, options, chosen, add }: Props) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  const { unchosen } = useTexts(pickerTexts);
  const [typed, setTyped] = useState('');
  const left = options.filter(({ value }) => !chosen.some((one) => one.value === value));
  const results = (count: number) => (count === 1 ? texts.oneResult : texts.results(wholeNumber(locale, count)));
  return (
    <div className={styles.picker}>
      {add ? (
        <Combobox
          label={label}
          chosen=""
          options={left
            .filter((one) => fold(one.label).includes(fold(typed)))
            .slice(0, mostOffered)
            .map(({ value, label: text, count }) => ({ id: value, label: text, detail: results(count) }))}
          none={texts.nothing}
          unchosen={unchosen}
          search={setTyped}
          choose={({ id }) => add(id)}
        />
      ) : (
        <>
          <Field label={label} name={name} list={`${name}-list`} />
          <datalist id={`${name}-list`}>
            {left.slice(0, mostSuggested).map((one) => (
              <option key={one.value} value={one.label} label={results(one.count)} />
            ))}
          </datalist>
        </>
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
