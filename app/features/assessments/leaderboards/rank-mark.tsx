import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale } from '../../../i18n/texts.ts';
import styles from './leaderboards.module.css';

/**
 * A rank; the first three stand on a lily pad. Green and without metal, so that no rank looks like the medal of a
 * percentage: the first of seven has a silver medal at most.
 */
export function RankMark({ rank }: { rank: number }) {
  const locale = useLocale();
  const number = wholeNumber(locale, rank);
  if (rank > 3) return <span className={styles.number}>{number}</span>;
  return (
    <span className={styles.pad} data-rank={rank}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M25.500 12.500 31 7.500A16.500 16.500 0 1 0 33.500 12.500z" />
      </svg>
      {number}
    </span>
  );
}
