import { wholeNumber } from '../i18n/dates.ts';
import { useLocale } from '../i18n/texts.ts';
import styles from './bar.module.css';
import { percentage, shareOf } from './geometry/scale.ts';
import { type Tone, toned } from './parts/tone.ts';

/**
 * A choice of a filter with its count, and the count as a thin bar below both. Text inside, so it fits into a label or a
 * link: `<label><input type="checkbox" /> <FacetBar label="Go" count={12} most={80} /></label>`.
 */
type Props = {
  label: string;
  count: number;
  /** The largest count of the list. */
  most: number;
  /** The count with its unit, read in its place. */
  said?: string;
  tone?: Tone;
};

export function FacetBar({ label, count, most, said, tone = 'leaf' }: Props) {
  return (
    <span className={toned(tone, styles.facet)}>
      <svg aria-hidden="true">
        <rect className={styles.below} width={percentage(shareOf(count, most))} height="100%" rx="1.5" />
      </svg>
      <span>{label}</span>{' '}
      <span className={styles.count} aria-hidden={said ? true : undefined}>
        {wholeNumber(useLocale(), count)}
      </span>
      {said && <span className={styles.said}>{said}</span>}
    </span>
  );
}
