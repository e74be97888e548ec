import type { Place } from '../../../../domain/assessments/rating/result.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Medal } from '../../../ui/medal.tsx';
import styles from './place.module.css';
import { placeTexts } from './place.texts.ts';

/**
 * docs/product/assessments.md, How sure a score is: the percentage with its medal and the rank; 'Provisoire' where the
 * result has none.
 */
export function ShownPlace({ place, short }: { place: Place | undefined; short?: boolean }) {
  const locale = useLocale();
  const texts = useTexts(placeTexts);
  if (!place) return <em className={styles.provisional}>{texts.provisional}</em>;
  const { percent, medal, rank, players } = place;
  return (
    <span className={styles.place}>
      {medal && <Medal kind={medal} label={texts[medal]} />}
      <strong>{texts.top(percent)}</strong>
      {!short && rank !== undefined && players !== undefined && (
        <span>{texts.rank(wholeNumber(locale, rank), wholeNumber(locale, players), rank === 1)}</span>
      )}
    </span>
  );
}
