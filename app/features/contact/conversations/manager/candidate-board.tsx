import type { CSSProperties } from 'react';
import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Candidate, Candidates } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import chips from '../../../../ui/chips.module.css';
import { Link } from '../../../../ui/link.tsx';
import { type BoardColumn, isIn } from '../../pipeline/board-columns.ts';
import { BoardDialogs } from '../../pipeline/board-dialogs.tsx';
import { pipelineTexts } from '../../pipeline/pipeline.texts.ts';
import { type BoardMoves, useBoardMoves } from '../../pipeline/use-board-moves.ts';
import { BoardCard } from './board-card.tsx';
import styles from './candidate-board.module.css';
import { candidatesTexts } from './manager.texts.ts';

type Props = { found: Candidates; query: CandidateQuery };

/** The cards of a column that a usual screen shows at once; with more, a part is below the edge of the column. */
const atOnce = 5;

/**
 * A group per state, with a column for each stage inside it, and the first candidates: those to answer soonest, or the
 * most recently active.
 */
export function CandidateBoard({ found, query }: Props) {
  const texts = useTexts(candidatesTexts);
  const moves = useBoardMoves(found);
  return (
    <>
      <nav className={styles.jumps} aria-label={texts.columns}>
        <div className={styles.jumpRow}>
          {moves.groups.map(({ state, count }) => (
            <a key={state} href={`#state-${state}`} className={chips.press}>
              {texts.shortStates[state]} <span className={chips.count}>{count}</span>
            </a>
          ))}
        </div>
      </nav>
      <div className={styles.board} data-dragging={moves.dragged ? true : undefined}>
        {moves.groups.map(({ state, count, columns }) => (
          <section
            key={state}
            className={styles.group}
            data-state={state}
            style={{ '--columns': columns.length } as CSSProperties}
            aria-labelledby={`state-${state}`}
          >
            <h2 id={`state-${state}`} className={styles.heading}>
              {texts.states[state]} <span>{count}</span>
            </h2>
            {columns.map((column) => (
              <Column
                key={column.key}
                column={column}
                named={columns.length > 1}
                here={found.candidates.filter((one) => isIn(column, one, moves.stageOf({ ...one, name: '' })))}
                query={query}
                moves={moves}
              />
            ))}
          </section>
        ))}
      </div>
      <BoardDialogs moves={moves} />
    </>
  );
}

type ColumnProps = {
  column: BoardColumn;
  /** With several columns in a state, each has its own heading. */
  named: boolean;
  here: readonly Candidate[];
  query: CandidateQuery;
  moves: BoardMoves;
};

function Column({ column, named, here, query, moves }: ColumnProps) {
  const texts = useTexts(candidatesTexts);
  const { others } = useTexts(pipelineTexts);
  const locale = useLocale();
  const { state, stageId, count } = column;
  // Those in stages of other offers have no list of their own.
  const listed: CandidateQuery = { ...query, state, stageId: named ? (stageId ?? undefined) : undefined };
  const accepts = moves.accepts(column);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of each card does what dropping does
    <div
      className={styles.column}
      data-accepts={accepts || undefined}
      onDragOver={(event) => accepts && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        moves.drop(column);
      }}
    >
      {named && (
        <h3 className={styles.stage}>
          {column.others ? others : moves.labelOf(column)} <span>{count}</span>
        </h3>
      )}
      {here.length > 0 ? (
        <ul className={styles.cards}>
          {here.map((one) => (
            <BoardCard
              key={one.developerId}
              candidate={one}
              query={listed}
              moves={moves}
              heading={named ? 'h4' : 'h3'}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.nobody}>{texts.nobody}</p>
      )}
      {count > Math.min(here.length, atOnce) && (
        <p className={styles.rest} data-all-here={count === here.length || undefined}>
          <Link href={pathTo(locale, 'candidates') + candidateQueryString(listed)}>{texts.rest(count)}</Link>
        </p>
      )}
    </div>
  );
}
