import type { FacetOption } from '../../../../server/services/library/name-facets.ts';
import { FacetBar } from '../../../charts/facet-bar.tsx';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import styles from './filters.module.css';
import { filterTexts } from './filters.texts.ts';

type Props = {
  name: string;
  options: FacetOption[];
  /** Labels for values that have no name in the data. */
  labels?: Record<string, string>;
};

const shownAtOnce = 6;

/** Checkboxes with the number of developers for each value; the end of a long list can be opened. */
export function OptionList({ name, options, labels = {} }: Props) {
  const texts = useTexts(filterTexts);
  const first = options.filter(({ chosen, typed }, index) => chosen || typed || index < shownAtOnce);
  const rest = options.filter((option) => !first.includes(option));
  const most = Math.max(...options.map(({ people }) => people));
  const row = (option: FacetOption) => (
    <OptionRow key={option.value} name={name} option={option} labels={labels} most={most} />
  );
  if (options.length === 0) return <p className={styles.none}>{texts.none}</p>;
  return (
    <>
      <ul className={styles.options}>{first.map(row)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{texts.more(rest.length)}</summary>
          <ul className={styles.options}>{rest.map(row)}</ul>
        </details>
      )}
    </>
  );
}

type RowProps = { name: string; option: FacetOption; labels: Record<string, string>; most: number };

function OptionRow({ name, option, labels, most }: RowProps) {
  const locale = useLocale();
  const texts = useTexts(filterTexts);
  const { value, label, people, chosen, typed } = option;
  const count = wholeNumber(locale, people);
  // What the text means already is shown, but not sent with the form.
  const state = typed ? { checked: true, disabled: true, readOnly: true } : { defaultChecked: chosen };
  return (
    <li>
      <label className={styles.option} data-none={people === 0 || undefined}>
        <input key={String(typed)} type="checkbox" name={name} value={value} {...state} />
        <span className={styles.counted}>
          <FacetBar
            label={label ?? labels[value] ?? value}
            count={people}
            most={most}
            said={texts.people(count, people)}
          />
        </span>
        {typed && <span className={styles.unseen}> ({texts.typed})</span>}
      </label>
    </li>
  );
}
