import type { BoardEntry } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ShownScore } from '../place/shown-result.tsx';
import { BoardPerson } from './board-person.tsx';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { TopPercent } from './top-percent.tsx';

type Props = { caption: string; unit: 'score' | 'stars'; entries: BoardEntry[] };

/** On a narrow screen the percentage stands below the score, so that the name has room. */
export function BoardTable({ caption, unit, entries }: Props) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.rank}>
            {texts.rank}
          </th>
          <th scope="col" className={styles.who}>
            {texts.player}
          </th>
          <th scope="col">{texts[unit]}</th>
          <th scope="col" className={styles.top}>
            {texts.top}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.key} data-mine={entry.mine || undefined}>
            <td className={styles.rank}>{wholeNumber(locale, entry.rank)}</td>
            <th scope="row" className={styles.who}>
              <BoardPerson entry={entry} />
            </th>
            <td>
              <ShownScore result={entry} />
              <span className={styles.below}>
                <TopPercent {...entry} />
              </span>
            </td>
            <td className={styles.top}>
              <TopPercent {...entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
