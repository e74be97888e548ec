import { useId, useState } from 'react';
import field from './field.module.css';
import { Below, described } from './field.tsx';
import styles from './month-field.module.css';

type Month = { year: number; month: number };

type Props = {
  label: string;
  monthLabel: string;
  yearLabel: string;
  monthNames: readonly string[];
  value: Month | null;
  from: Month;
  to: Month;
  disabled?: boolean;
  error?: string | undefined;
  hint?: string;
  /** Shows the year before the month, for dates that people remember by their year. */
  yearFirst?: boolean;
  onChange: (value: Month | null) => void;
};

/** A month and a year in two lists between `from` and `to`; one without the other is kept until both are chosen. */
export function MonthField(props: Props) {
  const { label, monthLabel, yearLabel, monthNames, value, from, to, disabled, error, hint, yearFirst, onChange } =
    props;
  const id = useId();
  const [half, setHalf] = useState<{ year: number | null; month: number | null }>({ year: null, month: null });
  const year = value?.year ?? half.year;
  const month = value?.month ?? half.month;
  const allowed = (y: number, m: number) =>
    (y > from.year || (y === from.year && m >= from.month)) && (y < to.year || (y === to.year && m <= to.month));

  const choose = (next: { year: number | null; month: number | null }) => {
    const { year: y, month: m } = next;
    const whole = y !== null && m !== null && allowed(y, m);
    setHalf(whole ? { year: null, month: null } : { year: y, month: y !== null && m !== null && !whole ? null : m });
    onChange(whole ? { year: y, month: m } : null);
  };
  const numbers = Array.from({ length: Math.max(to.year - from.year + 1, 0) }, (_, index) => to.year - index);

  const months = (
    <select
      key="month"
      aria-label={`${label} – ${monthLabel}`}
      disabled={disabled}
      value={month ?? ''}
      onChange={({ target }) => choose({ year, month: target.value === '' ? null : Number(target.value) })}
      {...described(id, hint, error)}
    >
      <option value="">{monthLabel}</option>
      {monthNames.map((name, index) => (
        <option key={name} value={index} disabled={year !== null && !allowed(year, index)}>
          {name}
        </option>
      ))}
    </select>
  );
  const years = (
    <select
      key="year"
      aria-label={`${label} – ${yearLabel}`}
      disabled={disabled}
      value={year ?? ''}
      onChange={({ target }) => choose({ month, year: target.value === '' ? null : Number(target.value) })}
      {...described(id, undefined, error)}
    >
      <option value="">{yearLabel}</option>
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset className={`${field.field} ${styles.month}`}>
      <legend>{label}</legend>
      <div className={styles.halves}>{yearFirst ? [years, months] : [months, years]}</div>
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  );
}
