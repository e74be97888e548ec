import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, actorKinds, type IntroductionEvent, introductionEvents } from './event.ts';
import { type IntroductionState, next } from './next.ts';
import { isIntroductionStatus, openStatuses } from './status.ts';

type Step = { event: IntroductionEvent; actor: Actor };

const anyActor: fc.Arbitrary<Actor> = fc
  .record({ kind: fc.constantFrom(...actorKinds), admin: fc.boolean(), intros: fc.boolean() })
  .map(({ kind, ...flags }) => (kind === 'recruiter' ? { kind, ...flags } : { kind }));
/** More often an actor with permission: otherwise most sequences would not change anything. */
const usualActor = fc.constantFrom<Actor>(
  { kind: 'recruiter', admin: false, intros: true },
  { kind: 'developer' },
  { kind: 'admin' },
  { kind: 'clock' },
);
const anyStep: fc.Arbitrary<Step> = fc.record({
  event: fc.constantFrom(...introductionEvents),
  actor: fc.oneof({ weight: 4, arbitrary: usualActor }, { weight: 1, arbitrary: anyActor }),
});
const anyWalk = fc.array(anyStep, { maxLength: 60 });

/** The steps that changed the state, each with its result. */
function walk(steps: readonly Step[]) {
  const taken: { step: Step; state: IntroductionState }[] = [];
  for (const step of steps) {
    const given = next(taken.at(-1)?.state, step.event, step.actor);
    if (given.outcome === 'changed') taken.push({ step, state: given.state });
  }
  return taken;
}
const consents: IntroductionEvent[] = ['acceptWithDetails', 'acceptWithoutDetails'];
const applications: IntroductionEvent[] = ['acceptApplication', 'acceptApplicationWithDetails'];

describe('after any sequence of events', () => {
  it('the state is legal', () =>
    fc.assert(
      fc.property(anyWalk, (steps) => {
        for (const { state } of walk(steps)) {
          const { status, contactGiven, reminded } = state;
          expect(isIntroductionStatus(status)).toBe(true);
          if (status === 30) expect(contactGiven).toBe(true);
          if (contactGiven) expect([30, 31, 40, 90, 91, 98]).toContain(status);
          if (reminded) expect(status).toBe(20);
        }
      }),
      { numRuns: 500 },
    ));

  it('an open conversation follows only an acceptance by the developer or an application', () =>
    fc.assert(
      fc.property(anyWalk, (steps) => {
        const taken = walk(steps);
        const agreed = taken.findIndex(({ step }) => [...consents, ...applications].includes(step.event));
        const opened = taken.findIndex(({ state }) => [...openStatuses, 90, 91, 98].includes(state.status));
        if (opened !== -1) expect(agreed !== -1 && agreed <= opened).toBe(true);
      }),
      { numRuns: 500 },
    ));

  it('contact details are visible only after the developer accepts, and not after a refusal', () =>
    fc.assert(
      fc.property(anyWalk, (steps) => {
        let given = false;
        for (const { step, state } of walk(steps)) {
          if (step.event === 'acceptWithDetails' || step.event === 'acceptApplicationWithDetails') given = true;
          if (step.event === 'refuse') given = false;
          if (state.contactGiven) expect(given).toBe(true);
        }
      }),
      { numRuns: 500 },
    ));

  it('repeating an event changes nothing', () =>
    fc.assert(
      fc.property(anyWalk, anyStep, (steps, { event, actor }) => {
        const before = walk(steps).at(-1)?.state;
        const once = next(before, event, actor);
        const state = once.outcome === 'refused' ? before : once.state;
        const twice = next(state, event, actor);
        expect(twice).toEqual(once.outcome === 'refused' ? once : { outcome: 'nothing', state });
      }),
      { numRuns: 1000 },
    ));

  it('every status is reached, so that the tests above cover all of them', () => {
    const reached = new Set<number>();
    for (const steps of fc.sample(anyWalk, { numRuns: 3000, seed: 20261115 }))
      for (const { state } of walk(steps)) reached.add(state.status);
    expect([...reached].toSorted((a, b) => a - b)).toEqual([10, 11, 20, 21, 22, 30, 31, 32, 40, 90, 91, 98, 99]);
  });
});
