import { useId } from 'react';
import type { BoardPage } from '../../../../server/services/assessments/leaderboards/read-board.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { ShownScore } from '../place/shown-result.tsx';
import { boardPath } from './board-path.ts';
import { BoardPerson } from './board-person.tsx';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { RankMark } from './rank-mark.tsx';

/** `test`: its name, where several tests are shown. */
type Props = { alias: string; test?: string } & Pick<BoardPage, 'players' | 'entries'>;

/** The best players of a test, with a link to the full leaderboard. */
export function BestPlayers({ alias, test, players, entries }: Props) {
  const locale = useLocale();
  const texts = useTexts(boardTexts);
  const id = useId();
  return (
    <section className={page.card} aria-labelledby={id}>
      <h2 id={id} className={styles.small}>
        {test === undefined ? texts.best : texts.bestOf(test)}
      </h2>
      {players === 0 ? (
        <p className={styles.muted}>
          {texts.empty} {texts.emptyLead}
        </p>
      ) : (
        <>
          <ol className={styles.best}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <RankMark rank={entry.rank} />
                <BoardPerson entry={entry} below={<ShownScore result={entry} />} />
              </li>
            ))}
          </ol>
          <Link href={boardPath(locale, alias, undefined)}>
            {texts.whole(wholeNumber(locale, players), players === 1)}
          </Link>
        </>
      )}
    </section>
  );
}
