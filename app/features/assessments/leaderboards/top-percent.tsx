import type { BoardEntry } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Medal } from '../../../ui/medal.tsx';
import { placeTexts } from '../place/place.texts.ts';
import styles from './leaderboards.module.css';

/** The medal belongs to the percentage, not to the rank: the first of three is in the best third only. */
export function TopPercent({ medal, percent }: Pick<BoardEntry, 'medal' | 'percent'>) {
  const texts = useTexts(placeTexts);
  return (
    <span className={styles.place}>
      <span>{texts.top(percent)}</span>
      {medal && <Medal kind={medal} label={texts[medal]} />}
    </span>
  );
}
