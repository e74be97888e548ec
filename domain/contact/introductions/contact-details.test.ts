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

/** Whether the company sees phone and e-mail after these events, each caused by the first actor allowed to. */
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

describe('contact details for the company (docs/product/contact.md, Contact details)', () => {
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
  ])('visible: %s after %o', (expected, events) => expect(given(...events)).toBe(expected));
});
