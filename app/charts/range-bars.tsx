import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { chartsTexts } from './charts.texts.ts';
import { percentage, scaleOf } from './geometry/scale.ts';
import { roundedRange } from './geometry/ticks.ts';
import { Axis } from './parts/axis.tsx';
import chart from './parts/chart.module.css';
import { type Tone, toned } from './parts/tone.ts';
import styles from './rows.module.css';

/**
 * Ranges on one common scale, in thousands of euros: salaries of offers, or of professions with their median. The names
 * and ranges are text, so that screen readers get a list.
 */
type Props = {
  label: string;
  ranges: readonly {
    key: string;
    /** A text, or a text with a link and a picture. */
    label: ReactNode;
    from: number;
    to: number;
    median?: number | undefined;
    note?: string | undefined;
    tone?: Tone | undefined;
  }[];
  /** A scale that several charts of a page share; otherwise round numbers around all ranges. */
  scale?: { low: number; high: number };
  /** Instead of the drawing without ranges. */
  empty?: string;
};

export function RangeBars({ label, ranges, scale, empty }: Props) {
  const texts = useTexts(chartsTexts);
  if (ranges.length === 0) return <p className={chart.nothing}>{empty ?? texts.nothing}</p>;
  const ends = scale ?? {
    low: Math.min(...ranges.map(({ from }) => from)),
    high: Math.max(...ranges.map(({ to }) => to)),
  };
  const { low, high, ticks } = roundedRange(ends.low, ends.high);
  const place = scaleOf(low, high);
  return (
    <div className={chart.chart}>
      <ul className={styles.rows} aria-label={label}>
        {ranges.map(({ key, label: name, from, to, median, note, tone = 'leaf' }) => (
          <li key={key} className={styles.row}>
            <span>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.drawing}>
              <svg className={toned(tone, styles.scale)} aria-hidden="true">
                <line className={styles.line} x2="100%" y1="50%" y2="50%" />
                <Range from={place(from)} to={place(to)} />
                {median !== undefined && (
                  <rect
                    className={styles.mark}
                    x={percentage(place(median))}
                    width="3"
                    height="100%"
                    transform="translate(-1.5 0)"
                  />
                )}
              </svg>
            </span>
            <span className={styles.value}>
              {texts.thousandsRange(from, to)}
              {median !== undefined && <span className={styles.note}>{texts.median(texts.thousands(median))}</span>}
            </span>
          </li>
        ))}
        <li className={styles.axis} aria-hidden="true">
          <Axis
            labels={ticks.map((tick, index) => ({
              ...{ key: String(tick), text: texts.thousands(tick), position: place(tick) },
              second: index % 2 === 1 && ticks.length > 4,
            }))}
          />
        </li>
      </ul>
    </div>
  );
}

/** A bar, or a dot where both ends are the same. */
function Range(ends: { from: number; to: number }) {
  const [from, to] = [Math.min(ends.from, ends.to), Math.max(ends.from, ends.to)];
  if (from === to) return <circle className={styles.dot} cx={percentage(from)} cy="50%" r="6" />;
  return <rect className={styles.filled} x={percentage(from)} width={percentage(to - from)} y="5" height="10" rx="5" />;
}
