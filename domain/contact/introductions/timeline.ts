import type { Actor, ActorKind, IntroductionEvent } from './event.ts';
import { type IntroductionState, next, type Outcome } from './next.ts';
import type { IntroductionStatus } from './status.ts';
import type { Place } from './transitions.ts';

/** 'Every change recorded with who and when.' */
export type TimelineEntry = {
  at: Date;
  event: IntroductionEvent;
  from: Place;
  to: IntroductionStatus;
  by: { kind: ActorKind; id: string | null };
};

export type Happening = { event: IntroductionEvent; actor: Actor; actorId: string | null; at: Date };

/** What becomes of the introduction, with the line to record when something changed. */
export function happen(
  state: IntroductionState | undefined,
  { event, actor, actorId, at }: Happening,
): Outcome & { entry?: TimelineEntry } {
  const given = next(state, event, actor);
  if (given.outcome !== 'changed') return given;
  const by = { kind: actor.kind, id: actorId };
  return { ...given, entry: { at, event, from: state?.status ?? 'none', to: given.state.status, by } };
}

/** The state that a timeline leads to; undefined when there is none, or when the lines do not follow from each other. */
export function replay(entries: readonly TimelineEntry[]): IntroductionState | undefined {
  let state: IntroductionState | undefined;
  for (const { event, from, by } of entries) {
    // Whoever did it had the right then, whatever became of it since.
    const actor = by.kind === 'recruiter' ? { kind: by.kind, admin: true, intros: true } : { kind: by.kind };
    const given = next(state, event, actor);
    if (given.outcome !== 'changed' || from !== (state?.status ?? 'none')) return undefined;
    state = given.state;
  }
  return state;
}

export type TimelineViewer = Exclude<ActorKind, 'clock'>;

/**
 * The lines that one side gets to see. A developer's begin when the request reaches them: what the team held back or
 * cancelled before never happened to them. Which administrator acted is for the team alone.
 */
export function timelineFor<Entry extends TimelineEntry>(viewer: TimelineViewer, entries: readonly Entry[]): Entry[] {
  const told = viewer === 'developer' ? entries.slice(firstKnown(entries)) : entries;
  if (viewer === 'admin') return [...told];
  return told.map((entry) => (entry.by.kind === 'admin' ? { ...entry, by: { kind: 'admin', id: null } } : entry));
}

/** An introduction is the developer's business once it has reached them. */
export const hasReachedDeveloper = (entries: readonly TimelineEntry[]): boolean => firstKnown(entries) < entries.length;

/** A request before release is known to nobody but the company and the team, and so is its end. */
function firstKnown(entries: readonly TimelineEntry[]): number {
  const known = entries.findIndex(({ from, to }) => to === 20 || (from !== 10 && to !== 10));
  return known === -1 ? entries.length : known;
}
