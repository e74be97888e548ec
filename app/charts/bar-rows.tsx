import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Bar } from './bar.tsx';
import { chartsTexts } from './charts.texts.ts';
import { mostOf } from './geometry/scale.ts';
import { wholePercent } from './geometry/whole-percent.ts';
import chart from './parts/chart.module.css';
import type { Tone } from './parts/tone.ts';
import styles from './rows.module.css';

/** Parts of a whole, in any order: each with its number and its share. For steps that follow each other, see `Funnel`. */
type Props = {
  /** What the rows are about, for screen readers. */
  label: string;
  rows: readonly { key: string; label: string; value: number; note?: string | undefined; tone?: Tone | undefined }[];
  /** 100 %. */
  whole: number;
};

export function BarRows({ label, rows, whole }: Props) {
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  if (rows.length === 0) return <p className={chart.nothing}>{texts.nothing}</p>;
  const most = mostOf(rows.map(({ value }) => value));
  return (
    <div className={chart.chart}>
      <ul className={styles.rows} aria-label={label}>
        {rows.map(({ key, label: name, value, note, tone }) => (
          <li key={key} className={styles.row}>
            <span>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.drawing}>
              <Bar value={value} most={most} tone={tone ?? 'leaf'} />
            </span>
            <span className={styles.value}>
              {wholeNumber(locale, value)}
              <small>{`\u00a0· ${texts.percent(wholePercent(value, whole))}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
