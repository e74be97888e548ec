import type { Place } from '../../../../server/services/assessments/leaderboards/shown-place.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Medal } from '../../../ui/medal.tsx';
import styles from './place.module.css';
import { placeTexts } from './place.texts.ts';

/** docs/product/assessments.md, Ranks and medals: the percentage, its medal, whether it is provisional, and the rank. */
export function ShownPlace({ place: { percent, medal, rank, players, provisional } }: { place: Place }) {
  const locale = useLocale();
  const texts = useTexts(placeTexts);
  return (
    <p className={styles.place}>
      {medal && <Medal kind={medal} label={texts[medal]} />}
      <strong>{texts.top(percent)}</strong>
      {provisional && <em className={styles.provisional}>{texts.provisional}</em>}
      {rank !== undefined && players !== undefined && (
        <span>{texts.rank(wholeNumber(locale, rank), wholeNumber(locale, players), rank === 1)}</span>
      )}
    </p>
  );
}
