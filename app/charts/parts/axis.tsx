import { anchorAt, percentage } from '../geometry/scale.ts';
import styles from './chart.module.css';

/** A written value below a drawing; `second` values are left out in a narrow place. */
export type AxisLabel = { key: string; text: string; position: number; second?: boolean; own?: boolean };

/** The labels below a drawing. */
export function Axis({ labels }: { labels: readonly AxisLabel[] }) {
  return (
    <svg className={styles.labels} aria-hidden="true">
      {labels.map(({ key, text, position, second, own }) => (
        <text
          key={key}
          className={[second && styles.second, own && styles.own].filter(Boolean).join(' ') || undefined}
          x={percentage(position)}
          y="75%"
          textAnchor={anchorAt(position)}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Horizontal lines at written values, from the lower end. */
export function Grid({ lines }: { lines: readonly { key: string | number; text: string; height: number }[] }) {
  return lines.map(({ key, text, height }) => (
    <g key={key}>
      <line className={styles.grid} x2="100%" y1={percentage(100 - height)} y2={percentage(100 - height)} />
      {/* Above its line; at the top of the drawing below it. */}
      <text x="0" y={percentage(100 - height)} dy={height > 88 ? '1.2em' : '-0.35em'}>
        {text}
      </text>
    </g>
  ));
}
