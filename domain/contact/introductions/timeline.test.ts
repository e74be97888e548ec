import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, type IntroductionEvent, introductionEvents } from './event.ts';
import type { IntroductionState } from './next.ts';
import { happen, hasReachedDeveloper, replay, type TimelineEntry, timelineFor } from './timeline.ts';
import { transitions } from './transitions.ts';

const recruiter: Actor = { kind: 'recruiter', admin: true, intros: false };
const developer: Actor = { kind: 'developer' };
const admin: Actor = { kind: 'admin' };
const clock: Actor = { kind: 'clock' };

/** Each step an hour after the one before, by an actor whose id is their kind. */
function story(...steps: [IntroductionEvent, Actor][]) {
  const entries: TimelineEntry[] = [];
  let state: IntroductionState | undefined;
  for (const [hour, [event, actor]] of steps.entries()) {
    const actorId = actor.kind === 'clock' ? null : actor.kind;
    const given = happen(state, { event, actor, actorId, at: new Date(Date.UTC(2026, 10, 1, hour)) });
    if (given.outcome !== 'refused') state = given.state;
    if (given.entry) entries.push(given.entry);
  }
  return { entries, state };
}
const told = (entries: readonly TimelineEntry[]) => entries.map(({ event }) => event);

describe('the timeline of an introduction (docs/product/contact.md, Timeline)', () => {
  it('has the actor, the time, the old status and the new one', () =>
    expect(story(['request', recruiter], ['remind', clock], ['acceptWithDetails', developer]).entries).toEqual([
      {
        at: new Date('2026-11-01T00:00:00Z'),
        event: 'request',
        from: 'none',
        to: 20,
        by: { kind: 'recruiter', id: 'recruiter' },
      },
      { at: new Date('2026-11-01T01:00:00Z'), event: 'remind', from: 20, to: 20, by: { kind: 'clock', id: null } },
      {
        at: new Date('2026-11-01T02:00:00Z'),
        event: 'acceptWithDetails',
        from: 20,
        to: 30,
        by: { kind: 'developer', id: 'developer' },
      },
    ]));

  it('has no entry for repeated or refused events', () => {
    const { entries } = story(['request', recruiter], ['request', recruiter], ['archive', recruiter], ['hire', admin]);
    expect(told(entries)).toEqual(['request']);
  });

  const anySteps = fc.array(
    fc.tuple(fc.constantFrom(...introductionEvents), fc.constantFrom(recruiter, developer, admin, clock)),
    { maxLength: 40 },
  );
  it('leads to the current state after any events', () =>
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { entries, state } = story(...steps);
        expect(replay(entries)).toEqual(state);
      }),
    ));

  it('leads to no state when an entry is missing or false', () => {
    const { entries } = story(['request', recruiter], ['acceptWithDetails', developer], ['archive', recruiter]);
    expect(replay(entries)).toEqual({ status: 91, contactGiven: true, reminded: false });
    expect(replay(entries.slice(1))).toBeUndefined();
    expect(replay(entries.toSpliced(1, 1))).toBeUndefined();
    expect(replay(entries.with(2, { ...(entries[2] as TimelineEntry), from: 32 }))).toBeUndefined();
    expect(replay([])).toBeUndefined();
  });
});

describe('which entries a viewer sees', () => {
  const held = story(['requestForReview', recruiter], ['release', admin], ['refuse', developer]).entries;
  const stopped = story(['requestForReview', recruiter], ['cancel', admin]).entries;
  const takenBack = story(['requestForReview', recruiter], ['withdraw', recruiter]).entries;

  it('the company and the team see all entries', () => {
    for (const viewer of ['recruiter', 'admin'] as const)
      expect(told(timelineFor(viewer, held))).toEqual(['requestForReview', 'release', 'refuse']);
  });

  it('the developer’s timeline begins when the request reaches them', () => {
    expect(told(timelineFor('developer', held))).toEqual(['release', 'refuse']);
    for (const entries of [stopped, takenBack, held.slice(0, 1), []]) {
      expect(timelineFor('developer', entries)).toEqual([]);
      expect(hasReachedDeveloper(entries)).toBe(false);
    }
    expect(hasReachedDeveloper(held)).toBe(true);
  });

  it.each(['request', 'acceptApplication', 'declineApplication'] as const)(
    '%s reaches the developer at once',
    (event) => {
      const { entries } = story([event, recruiter]);
      expect(told(timelineFor('developer', entries))).toEqual([event]);
      expect(transitions[event].by.recruiter).toEqual(['none']);
    },
  );

  it('only the team sees which administrator acted', () => {
    const by = (viewer: 'developer' | 'recruiter' | 'admin') =>
      timelineFor(viewer, held).find(({ event }) => event === 'release')?.by;
    expect(by('admin')).toEqual({ kind: 'admin', id: 'admin' });
    expect(by('recruiter')).toEqual({ kind: 'admin', id: null });
    expect(by('developer')).toEqual({ kind: 'admin', id: null });
  });
});
