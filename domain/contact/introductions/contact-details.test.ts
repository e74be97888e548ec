import { describe, expect, it } from 'vitest';
import type { Actor, IntroductionEvent } from './event.ts';
import { type IntroductionState, next } from './next.ts';
import { transitions } from './transitions.ts';

const actors: Actor[] = [
  { kind: 'recruiter', admin: true, intros: true },
  { kind: 'developer' },
  { kind: 'admin' },
  { kind: 'clock' },
];

/** Whether the company sees phone and e-mail after these, each done by the first who may. */
function given(...events: IntroductionEvent[]): boolean {
  let state: IntroductionState | undefined;
  for (const event of events) {
    const actor = actors.find(({ kind }) => transitions[event].by[kind]) as Actor;
    const outcome = next(state, event, actor);
    if (outcome.outcome !== 'changed') throw new Error(`${event} at ${state?.status}: ${outcome.outcome}`);
    state = outcome.state;
  }
  return state?.contactGiven ?? false;
}

describe("'A developer's confidential contact details (phone, e-mail) are obtained only after the developer accepts'", () => {
  it.each<[boolean, IntroductionEvent[]]>([
    [false, ['request']],
    [true, ['request', 'acceptWithDetails']],
    [false, ['request', 'acceptWithoutDetails']],
    [true, ['request', 'acceptWithoutDetails', 'acceptWithDetails']],
    [false, ['acceptApplication']],
    [true, ['acceptApplication', 'acceptWithDetails']],
    [true, ['acceptApplicationWithDetails']],
    [true, ['acceptApplicationWithDetails', 'hire']],
    [true, ['acceptApplicationWithDetails', 'archive']],
    [true, ['acceptApplicationWithDetails', 'archive', 'hire']],
    [true, ['acceptApplicationWithDetails', 'closeSilent']],
    [true, ['acceptApplicationWithDetails', 'closeSilent', 'reopen']],
    [false, ['acceptApplication', 'archive', 'reopen']],
    [false, ['request', 'acceptWithoutDetails', 'closeSilent']],
    [false, ['request', 'acceptWithDetails', 'refuse']],
    [false, ['request', 'acceptWithDetails', 'refuse', 'acceptWithoutDetails']],
    [false, ['request', 'acceptWithDetails', 'cancel']],
    [false, ['request', 'acceptWithDetails', 'archive', 'reopen', 'refuse']],
  ])('%s after %o', (expected, events) => expect(given(...events)).toBe(expected));
});
