import type { CandidateState } from '../conversations/candidate-state.ts';
import { type RecruiterAct, recruiterActs } from '../introductions/acts.ts';
import { next } from '../introductions/next.ts';
import type { IntroductionStatus } from '../introductions/status.ts';
import { isStagePhase } from './stage.ts';

/** A column of the board: a state, or a stage inside it. */
export type Column = { state: CandidateState; stageId: string | null };

export type Movable = Column & {
  /** Status of the current introduction; null for an application without an answer, and for a like. */
  status: IntroductionStatus | null;
  /** Applications are answered here, not in the company's own recruiting tool. */
  answersHere: boolean;
};

/**
 * What moving a candidate to a column means. Inside a state the company moves freely; between states something happens
 * that the other side is told or can see: `accept` and `decline` answer an application, the others are acts of the
 * introduction.
 */
export type Move = 'stage' | 'accept' | 'decline' | RecruiterAct;

const stateAfter: Record<RecruiterAct, CandidateState> = {
  withdraw: 'archived',
  archive: 'archived',
  hire: 'hired',
  reopen: 'open',
};

/** docs/product/contact.md, Moving candidates; undefined: the candidate cannot be moved there. */
export function moveTo(candidate: Movable, to: Column): Move | undefined {
  const { state, stageId, status } = candidate;
  if (state === to.state)
    return isStagePhase(state) && to.stageId !== null && to.stageId !== stageId ? 'stage' : undefined;
  if (status === null) return answerBy(candidate, to);
  return recruiterActs.find((act) => stateAfter[act] === to.state && isPossible(status, act));
}

/** An application that was closed without an answer can still be accepted. */
function answerBy({ state, answersHere }: Movable, to: Column): Move | undefined {
  if (!answersHere || state === 'liked') return undefined;
  if (to.state === 'open') return 'accept';
  return to.state === 'archived' && state === 'applied' ? 'decline' : undefined;
}

const isPossible = (status: IntroductionStatus, act: RecruiterAct): boolean =>
  next({ status, contactGiven: false, reminded: false }, act, { kind: 'recruiter', admin: true, intros: true })
    .outcome === 'changed';
