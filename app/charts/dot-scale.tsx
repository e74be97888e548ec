import type { ReactNode } from 'react';
import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { chartsTexts } from './charts.texts.ts';
import { DotLine } from './dot-line.tsx';
import { Axis } from './parts/axis.tsx';
import chart from './parts/chart.module.css';
import type { Tone } from './parts/tone.ts';
import styles from './rows.module.css';

/**
 * Values between 0 and 100 on lines below each other, for example the centile of each test. The names and values are
 * text, so that screen readers get a list.
 */
type Props = {
  label: string;
  dots: readonly {
    key: string;
    label: ReactNode;
    value: number;
    /** The value in words, where a number alone would not say it. */
    text?: string | undefined;
    /** The uncertainty, drawn as a band behind the dot. */
    interval?: { low: number; high: number } | undefined;
    tone?: Tone | undefined;
    note?: ReactNode;
  }[];
  /** How a value is written; a whole number otherwise. */
  write?: (value: number) => string;
  /** Instead of the drawing without dots. */
  empty?: string;
};

const ticks = [0, 25, 50, 75, 100];

export function DotScale({ label, dots, write, empty }: Props) {
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  if (dots.length === 0) return <p className={chart.nothing}>{empty ?? texts.nothing}</p>;
  const written = write ?? ((value: number) => wholeNumber(locale, value));
  return (
    <div className={chart.chart}>
      <ul className={styles.rows} aria-label={label}>
        {dots.map(({ key, label: name, value, text, interval, tone, note }) => (
          <li key={key} className={styles.row}>
            <span>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.drawing}>
              <DotLine {...{ value, interval, tone }} />
            </span>
            <span className={styles.value}>{text ?? written(value)}</span>
          </li>
        ))}
        <li className={styles.axis} aria-hidden="true">
          <Axis labels={ticks.map((tick) => ({ key: String(tick), text: String(tick), position: tick }))} />
        </li>
      </ul>
    </div>
  );
}
