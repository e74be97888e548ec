import type { Actor, ActorKind, IntroductionEvent } from './event.ts';
import { type IntroductionState, next, type Outcome } from './next.ts';
import { type IntroductionStatus, introductionStatus } from './status.ts';
import type { Place } from './transitions.ts';

/** docs/product/contact.md, Timeline. */
export type TimelineEntry = {
  at: Date;
  event: IntroductionEvent;
  from: Place;
  to: IntroductionStatus;
  by: { kind: ActorKind; id: string | null };
};

export type Happening = { event: IntroductionEvent; actor: Actor; actorId: string | null; at: Date };

/** The result of an event, with the entry to record when the state changed. */
export function happen(
  state: IntroductionState | undefined,
  { event, actor, actorId, at }: Happening,
): Outcome & { entry?: TimelineEntry } {
  const given = next(state, event, actor);
  if (given.outcome !== 'changed') return given;
  const by = { kind: actor.kind, id: actorId };
  return { ...given, entry: { at, event, from: state?.status ?? 'none', to: given.state.status, by } };
}

/** The state that a timeline leads to; undefined without entries, or when the entries do not follow from each other. */
export function replay(entries: readonly TimelineEntry[]): IntroductionState | undefined {
  let state: IntroductionState | undefined;
  for (const { event, from, by } of entries) {
    // The recruiter had the right at that time, even if it was taken away since.
    const actor = by.kind === 'recruiter' ? { kind: by.kind, admin: true, intros: true } : { kind: by.kind };
    const given = next(state, event, actor);
    if (given.outcome !== 'changed' || from !== (state?.status ?? 'none')) return undefined;
    state = given.state;
  }
  return state;
}

export type TimelineViewer = Exclude<ActorKind, 'clock'>;

/**
 * The entries that a viewer may see. The developer's begin when the request reaches them: they never learn of a request
 * that the team held back or cancelled before. Only the team sees which administrator acted.
 */
export function timelineFor<Entry extends TimelineEntry>(viewer: TimelineViewer, entries: readonly Entry[]): Entry[] {
  const told = viewer === 'developer' ? entries.slice(firstKnown(entries)) : entries;
  if (viewer === 'admin') return [...told];
  return told.map((entry) => (entry.by.kind === 'admin' ? { ...entry, by: { kind: 'admin', id: null } } : entry));
}

/** The developer sees an introduction once it has reached them. */
export const hasReachedDeveloper = (entries: readonly TimelineEntry[]): boolean => firstKnown(entries) < entries.length;

/**
 * Whether the developer knows of a step between two statuses: not while the team reviews the request, and not of its end
 * in the review.
 */
export function isKnownToDeveloper(from: Place, to: IntroductionStatus): boolean {
  const { STATUS_WAITING_FOR_ADMIN: inReview, STATUS_WAITING_FOR_DEVELOPER: released } = introductionStatus;
  return to === released || (from !== inReview && to !== inReview);
}

function firstKnown(entries: readonly TimelineEntry[]): number {
  const known = entries.findIndex(({ from, to }) => isKnownToDeveloper(from, to));
  return known === -1 ? entries.length : known;
}
