import { opensAgain } from './current.ts';
import type { Actor, IntroductionEvent } from './event.ts';
import { isPossibleWhileFrozen } from './frozen.ts';
import { type IntroductionState, next } from './next.ts';

export const recruiterActs = ['withdraw', 'archive', 'hire', 'reopen'] as const;
export const developerActs = ['acceptWithDetails', 'acceptWithoutDetails', 'refuse', 'reopen'] as const;
export const adminActs = ['release', 'cancel'] as const;
export type RecruiterAct = (typeof recruiterActs)[number];
export type DeveloperAct = (typeof developerActs)[number];
export type AdminAct = (typeof adminActs)[number];

/** `frozen`: the company is not validated (frozen.ts). `replaced`: there is a later introduction of the two (current.ts). */
type Standing = { frozen?: boolean; replaced?: boolean };

/** The buttons of a conversation: the actions of one side that would change its state now. */
export function possibleActs(
  state: IntroductionState,
  actor: Actor,
  { frozen = false, replaced = false }: Standing = {},
): (RecruiterAct | DeveloperAct)[] {
  const acts: readonly IntroductionEvent[] = actor.kind === 'developer' ? developerActs : recruiterActs;
  return acts.filter((act) => {
    const outcome = next(state, act, actor);
    if (outcome.outcome !== 'changed' || (frozen && !isPossibleWhileFrozen(act))) return false;
    return !replaced || !opensAgain(state.status, outcome.state.status);
  }) as (RecruiterAct | DeveloperAct)[];
}
