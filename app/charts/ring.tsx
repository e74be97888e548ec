import { wholeNumber } from '../i18n/dates.ts';
import { useLocale } from '../i18n/texts.ts';
import { rounded, shareOf } from './geometry/scale.ts';
import { type Tone, toned } from './parts/tone.ts';
import styles from './ring.module.css';

/** A part of a whole, with both numbers in the middle: correct answers of all, steps done of all. */
type Props = {
  /** Says the numbers: “9 bonnes réponses sur 12”. Nothing else does. */
  label: string;
  part: number;
  whole: number;
  tone?: Tone;
  /** `small` has only the part in the middle. */
  size?: 'small' | 'normal';
};

export function Ring({ label, part, whole, tone = 'leaf', size = 'normal' }: Props) {
  const locale = useLocale();
  const share = rounded(shareOf(part, whole));
  return (
    <span className={toned(tone, styles.ring)} data-size={size} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r="45" />
        {share > 0 && (
          <circle
            className={styles.arc}
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            // A dash longer than the circle closes it without a gap.
            strokeDasharray={share === 100 ? undefined : `${share} 100`}
          />
        )}
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {wholeNumber(locale, part)}
        <small>/{wholeNumber(locale, whole)}</small>
      </span>
    </span>
  );
}
