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

/** A written height of a drawing, in per cent from its lower edge. */
export type GridLine = { key: number; text: string; height: number };

/** The written heights at the left of a drawing. */
export function Heights({ lines }: { lines: readonly GridLine[] }) {
  return (
    <svg className={styles.heights} aria-hidden="true">
      {lines.map(({ key, text, height }) => (
        <text key={key} x="100%" y={percentage(100 - height)} dy="0.35em" textAnchor="end">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A horizontal line across the drawing at each of them. */
export function Grid({ lines }: { lines: readonly GridLine[] }) {
  return lines.map(({ key, height }) => (
    <line key={key} className={styles.grid} x2="100%" y1={percentage(100 - height)} y2={percentage(100 - height)} />
  ));
}
