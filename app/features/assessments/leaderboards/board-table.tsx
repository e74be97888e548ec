import type { BoardEntry } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { DotLine } from '../../../charts/dot-line.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { ShownScore } from '../place/shown-result.tsx';
import { ownLine } from './board-path.ts';
import { BoardPerson } from './board-person.tsx';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { RankMark } from './rank-mark.tsx';
import { TopPercent } from './top-percent.tsx';

type Props = {
  caption: string;
  unit: 'score' | 'stars';
  entries: BoardEntry[];
  /** The first page, whose first three are on a podium. */
  first: boolean;
};

const steps = 3;

/** On a narrow screen the line is below the name and the percentage below the score, so that the name has room. */
export function BoardTable({ caption, unit, entries, first }: Props) {
  const texts = useTexts(boardTexts);
  const podium = first && entries.length >= steps;
  return (
    <table className={podium ? `${styles.table} ${styles.podium}` : styles.table} aria-label={caption}>
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
            <span className={styles.position}>
              <span className={styles.ends} aria-hidden="true">
                <span>0</span>
                <span>100</span>
              </span>
              <span>{texts.top}</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr
            key={entry.key}
            id={entry.mine ? ownLine : undefined}
            data-mine={entry.mine || undefined}
            data-step={podium && index < steps ? index + 1 : undefined}
          >
            <td className={styles.rank}>
              <RankMark rank={entry.rank} />
            </td>
            <th scope="row" className={styles.who}>
              <BoardPerson entry={entry} />
              <span className={styles.below}>
                <Line percent={entry.percent} mine={entry.mine} />
              </span>
            </th>
            <td className={styles.score} data-unit={unit === 'stars' ? texts.stars : undefined}>
              <ShownScore result={entry} />
              <span className={styles.below}>
                <TopPercent medal={entry.medal} percent={entry.percent} />
              </span>
            </td>
            <td className={styles.top}>
              <span className={styles.position}>
                <Line percent={entry.percent} mine={entry.mine} />
                <TopPercent medal={entry.medal} percent={entry.percent} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The share of ranked people with a lower result. */
function Line({ percent, mine }: Pick<BoardEntry, 'percent' | 'mine'>) {
  return <DotLine value={100 - percent} tone={mine ? 'leaf' : 'water'} />;
}
