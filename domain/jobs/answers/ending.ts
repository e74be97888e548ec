import type { ActorKind, IntroductionEvent } from '../../contact/introductions/event.ts';
import type { IntroductionStatus } from '../../contact/introductions/status.ts';
import { isKnownToDeveloper } from '../../contact/introductions/timeline.ts';
import type { Place } from '../../contact/introductions/transitions.ts';

/**
 * docs/product/jobs.md, The end of an application. 'answered': by the company. 'conversation': the two have a
 * conversation or a request under way, which needs no other answer. 'unanswered': closed after 30 days. 'unseen': closed
 * after 30 days, when the company could not see it.
 */
export const endings = ['answered', 'conversation', 'unanswered', 'unseen'] as const;
export type Ending = (typeof endings)[number];

/**
 * How an event of an introduction ends the applications that wait. undefined: not at all, because the developer knows
 * nothing of it (docs/product/contact.md, Requests read by the team).
 */
export function endingByEvent(
  event: IntroductionEvent,
  by: ActorKind,
  { from, to }: { from: Place; to: IntroductionStatus },
): Extract<Ending, 'answered' | 'conversation'> | undefined {
  if (!isKnownToDeveloper(from, to)) return undefined;
  // A request that the team has read is the company's.
  return by === 'recruiter' || event === 'release' ? 'answered' : 'conversation';
}

/** How an application ends whose time is over. `seen`: the company sees the developer and so can answer. */
export function endingByTime({ underWay, seen }: { underWay: boolean; seen: boolean }): Ending {
  if (underWay) return 'conversation';
  return seen ? 'unanswered' : 'unseen';
}

/** What the company's own recruiting tool reads. */
export const apiStates = ['waiting', 'answered', 'closed'] as const;
export type ApiState = (typeof apiStates)[number];

export function apiStateOf(ending: Ending | null): ApiState {
  if (ending === null) return 'waiting';
  return ending === 'answered' || ending === 'conversation' ? 'answered' : 'closed';
}

/** Closed by time: the company may still answer. */
export const isClosed = (ending: Ending | null): boolean => apiStateOf(ending) === 'closed';
