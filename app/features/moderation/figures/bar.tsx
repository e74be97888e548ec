import styles from './figures.module.css';

type Props = {
  value: number;
  most: number;
  /** One of the two sides of a comparison, or a value that needs attention. */
  look?: 'supply' | 'demand' | 'warning';
  /** Grows from the right. */
  mirrored?: boolean;
};

/** One horizontal bar. A drawing, because the content policy refuses widths in a style attribute. */
export function Bar({ value, most, look = 'supply', mirrored = false }: Props) {
  const width = most === 0 ? 0 : (100 * value) / most;
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="1" />
      <rect data-look={look} x={mirrored ? 100 - width : 0} width={width} height="1" />
    </svg>
  );
}
