import { percentage, scaleOf } from './geometry/scale.ts';
import { type Tone, toned } from './parts/tone.ts';
import styles from './rows.module.css';

type Props = {
  /** From 0 to 100. */
  value: number;
  /** The uncertainty, drawn as a band behind the dot. */
  interval?: { low: number; high: number } | undefined;
  tone?: Tone | undefined;
};

const place = scaleOf(0, 100);

/** A dot on a line from 0 to 100, without text: the value stands in words beside it. */
export function DotLine({ value, interval, tone = 'leaf' }: Props) {
  return (
    <svg className={toned(tone, styles.scale)} aria-hidden="true">
      <line className={styles.line} x2="100%" y1="50%" y2="50%" />
      {interval && (
        <rect
          className={styles.range}
          x={percentage(place(interval.low))}
          width={percentage(place(interval.high) - place(interval.low))}
          y="7"
          height="6"
          rx="3"
        />
      )}
      <circle className={styles.dot} cx={percentage(place(value))} cy="50%" r="7" />
    </svg>
  );
}
