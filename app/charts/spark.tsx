import styles from './bar.module.css';
import { columnsOf } from './geometry/columns.ts';
import { mostOf, percentage, shareOf } from './geometry/scale.ts';
import { type Tone, toned } from './parts/tone.ts';

/** Tiny bars inside a line of text or a row of a list; the last one stands out, because it is the newest. */
type Props = {
  /** Says the values: “Vues des 4 dernières semaines : 3, 0, 5, 8”. Nothing else does. */
  label: string;
  values: readonly number[];
  tone?: Tone;
};

export function Spark({ label, values, tone = 'leaf' }: Props) {
  const most = mostOf(values);
  const columns = columnsOf(values.length, 0.2);
  return (
    <svg className={toned(tone, styles.spark)} role="img" aria-label={label}>
      {columns.map(({ left, width }, index) => {
        const height = shareOf(values[index] ?? 0, most);
        const place = { x: percentage(left), width: percentage(width) };
        if (height === 0)
          return <rect key={left} className={styles.zero} {...place} y="100%" height="2" transform="translate(0 -2)" />;
        const look = index === values.length - 1 ? styles.filled : styles.back;
        return <rect key={left} className={look} {...place} y={percentage(100 - height)} height="100%" rx="1" />;
      })}
    </svg>
  );
}
