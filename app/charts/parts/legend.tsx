import styles from './chart.module.css';
import { type Tone, toned } from './tone.ts';

/** What each colour of a drawing means. A screen reader gets the same names with the values. */
export function Legend({ entries }: { entries: readonly { label: string; tone: Tone }[] }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {entries.map(({ label, tone }) => (
        <span key={label}>
          <svg aria-hidden="true">
            <rect className={toned(tone, styles.key)} width="10" height="10" rx="2" />
          </svg>
          {label}
        </span>
      ))}
    </p>
  );
}
