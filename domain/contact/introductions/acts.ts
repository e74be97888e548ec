import type { Actor, IntroductionEvent } from './event.ts';
import { isPossibleWhileFrozen } from './frozen.ts';
import { type IntroductionState, next } from './next.ts';

export const recruiterActs = ['withdraw', 'archive', 'hire', 'reopen'] as const;
export const developerActs = ['acceptWithDetails', 'acceptWithoutDetails', 'refuse', 'reopen'] as const;
export const adminActs = ['release', 'cancel'] as const;
export type RecruiterAct = (typeof recruiterActs)[number];
export type DeveloperAct = (typeof developerActs)[number];
export type AdminAct = (typeof adminActs)[number];

/**
 * The buttons of a conversation: the actions of one side that would change its state now. `frozen`: the company is not
 * validated (frozen.ts).
 */
export function possibleActs(state: IntroductionState, actor: Actor, frozen = false): (RecruiterAct | DeveloperAct)[] {
  const acts: readonly IntroductionEvent[] = actor.kind === 'developer' ? developerActs : recruiterActs;
  return acts.filter(
    (act) => next(state, act, actor).outcome === 'changed' && (!frozen || isPossibleWhileFrozen(act)),
  ) as (RecruiterAct | DeveloperAct)[];
}
