import { useState } from 'react';
import { candidateStates } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { RecruiterAct } from '../../../../domain/contact/introductions/acts.ts';
import { type Move, moveTo } from '../../../../domain/contact/pipeline/move.ts';
import type { Candidate, Candidates } from '../../../../server/services/contact/candidates/read-candidates.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { candidatesTexts } from '../conversations/manager/manager.texts.ts';
import { type BoardColumn, type BoardGroup, groupsOf } from './board-columns.ts';
import { useMoves } from './use-moves.ts';
import { useStageName } from './use-stage-name.ts';

/** What a move between states asks first. */
export type Asked =
  | { kind: 'where'; candidate: Candidate }
  | { kind: 'accept' | 'decline'; candidate: Candidate; to: BoardColumn }
  | { kind: 'act'; act: RecruiterAct; candidate: Candidate; introductionId: string };

/** Moving candidates on the board: by dragging, or by the dialog of their button, which does the same. */
export function useBoardMoves(found: Candidates) {
  const texts = useTexts(candidatesTexts);
  const stageName = useStageName();
  const { move, stageOf } = useMoves();
  const [dragged, setDragged] = useState<Candidate>();
  const [asked, setAsked] = useState<Asked>();
  const groups = groupsOf(found);
  const labelOf = ({ stage, state }: BoardColumn) => (stage ? stageName(stage) : texts.states[state]);
  const personOf = ({ developerId, name, stageId }: Candidate) => ({
    developerId,
    name: name || texts.someone,
    stageId,
  });
  const possible = (candidate: Candidate, { state, stageId, others }: BoardColumn): Move | undefined => {
    const wanted = moveTo({ ...candidate, answersHere: found.answersHere }, { state, stageId });
    // A stage of another offer is left and entered on the board of that offer.
    return others || (wanted === 'stage' && candidate.otherStage) ? undefined : wanted;
  };

  const moveInto = (candidate: Candidate, to: BoardColumn): void => {
    const wanted = possible(candidate, to);
    if (!wanted) return;
    const { introductionId } = candidate;
    if (wanted === 'stage') void move([personOf(candidate)], { id: to.stageId ?? '', label: labelOf(to) });
    else if (wanted === 'accept' || wanted === 'decline') setAsked({ kind: wanted, candidate, to });
    else if (introductionId) setAsked({ kind: 'act', act: wanted, candidate, introductionId });
  };

  return {
    groups,
    labelOf,
    personOf,
    stageOf,
    dragged,
    drag: setDragged,
    accepts: (column: BoardColumn) => dragged !== undefined && possible(dragged, column) !== undefined,
    drop: (column: BoardColumn) => {
      setDragged(undefined);
      if (dragged) moveInto(dragged, column);
    },
    targetsOf: (candidate: Candidate): { column: BoardColumn; move: Move }[] =>
      groups.flatMap(({ columns }) =>
        columns.flatMap((column) => {
          const wanted = possible(candidate, column);
          // An application is accepted into one stage; from there it is moved on.
          return wanted && (wanted === 'stage' || column === columns[0]) ? [{ column, move: wanted }] : [];
        }),
      ),
    /** Whether the button of a candidate leads anywhere; no list of targets is needed for that. */
    canMove: (candidate: Candidate) => canMove(candidate, found.answersHere, groups),
    moveInto,
    asked,
    ask: setAsked,
    answered: (column: BoardColumn, candidate: Candidate) => {
      // They are in the first stage of the conversations now; the one on which they were dropped follows.
      const [first] = groups.find(({ state }) => state === 'open')?.columns ?? [];
      if (first?.stageId && column.stageId && column.stageId !== first.stageId)
        void move([{ ...personOf(candidate), stageId: first.stageId }], {
          id: column.stageId,
          label: labelOf(column),
        });
    },
  };
}

export type BoardMoves = ReturnType<typeof useBoardMoves>;

function canMove(candidate: Candidate, answersHere: boolean, groups: readonly BoardGroup[]): boolean {
  const stages = groups.find(({ state }) => state === candidate.state)?.columns.filter(({ others }) => !others) ?? [];
  if (!candidate.otherStage && candidate.stageId && stages.length > 1) return true;
  return candidateStates.some(
    (state) => state !== candidate.state && moveTo({ ...candidate, answersHere }, { state, stageId: null }),
  );
}
