import styles from './bar.module.css';
import { percentage, shareOf } from './geometry/scale.ts';
import { type Tone, toned } from './parts/tone.ts';

type Props = {
  value: number;
  /** The value of a bar of full length. */
  most: number;
  tone?: Tone;
  /** Grows from the right. */
  mirrored?: boolean;
};

/** One horizontal bar without text: the name and the value stand beside it. */
export function Bar({ value, most, tone = 'leaf', mirrored = false }: Props) {
  const width = shareOf(value, most);
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" />
      <rect
        className={toned(tone, styles.filled)}
        x={percentage(mirrored ? 100 - width : 0)}
        width={percentage(width)}
        height="100%"
      />
    </svg>
  );
}
