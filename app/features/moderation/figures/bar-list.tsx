import { percent } from '../../../../domain/moderation/figures/figures.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/texts.ts';
import { Bar } from './bar.tsx';
import styles from './figures.module.css';

type Line = { key: string; label: string; value: number; note?: string | undefined; warning?: boolean };

/** Lines with a bar, a number and its share of the whole. */
export function BarList({ lines, whole }: { lines: Line[]; whole: number }) {
  const locale = useLocale();
  const most = Math.max(1, ...lines.map(({ value }) => value));
  return (
    <div className={styles.list} aria-hidden="true">
      {lines.map(({ key, label, value, note, warning }) => (
        <div key={key} className={styles.line}>
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
          <Bar value={value} most={most} look={warning ? 'warning' : 'supply'} />
          <span className={styles.number}>
            {wholeNumber(locale, value)} <small>{percent(value, whole)} %</small>
          </span>
        </div>
      ))}
    </div>
  );
}
