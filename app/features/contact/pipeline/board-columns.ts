import { type CandidateState, candidateStates } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { Column } from '../../../../domain/contact/pipeline/move.ts';
import { isStagePhase, type StageName } from '../../../../domain/contact/pipeline/stage.ts';
import type { Candidate, Candidates } from '../../../../server/services/contact/candidates/read-candidates.ts';

/** `others`: of the state, but in stages that another offer has of its own. */
export type BoardColumn = Column & { key: string; stage: StageName | undefined; others: boolean; count: number };
export type BoardGroup = { state: CandidateState; count: number; columns: BoardColumn[] };

/** The columns of the board, grouped by state; a state without stages is one column. */
export function groupsOf({ counts, stages }: Pick<Candidates, 'counts' | 'stages'>): BoardGroup[] {
  return candidateStates.map((state) => {
    const count = counts[state];
    const one = { state, stageId: null, stage: undefined, others: false };
    if (!isStagePhase(state)) return { state, count, columns: [{ ...one, key: state, count }] };
    const columns: BoardColumn[] = stages
      .filter(({ phase }) => phase === state)
      .map((stage) => ({ ...one, key: stage.id, stageId: stage.id, stage, count: stage.count }));
    const rest = count - columns.reduce((sum, column) => sum + column.count, 0);
    return {
      state,
      count,
      columns: rest > 0 ? [...columns, { ...one, key: `${state}-others`, others: true, count: rest }] : columns,
    };
  });
}

/** Whether a candidate belongs to the column; `stageId`: where they are while a move is on its way. */
export function isIn({ state, stageId, others }: BoardColumn, candidate: Candidate, movedTo: string | null): boolean {
  if (candidate.state !== state) return false;
  if (!isStagePhase(state)) return true;
  return others ? candidate.otherStage !== null : candidate.otherStage === null && movedTo === stageId;
}
