import { describe, expect, it } from 'vitest';
import { type CandidateState, candidateStates } from '../conversations/candidate-state.ts';
import type { IntroductionStatus } from '../introductions/status.ts';
import { type Move, moveTo } from './move.ts';

const [first, second] = ['0196b7a0-0000-7000-8000-000000000001', '0196b7a0-0000-7000-8000-000000000002'];

/** From each state and status, the move to each state in the order of `candidateStates`. */
const table: [CandidateState, IntroductionStatus | null, (Move | undefined)[]][] = [
  //                  applied    liked      waiting    open       hired      archived
  ['applied', null, [undefined, undefined, undefined, 'accept', undefined, 'decline']],
  ['liked', null, [undefined, undefined, undefined, undefined, undefined, undefined]],
  ['waiting', 10, [undefined, undefined, undefined, undefined, undefined, 'withdraw']],
  ['waiting', 20, [undefined, undefined, undefined, undefined, undefined, 'withdraw']],
  ['open', 31, [undefined, undefined, undefined, undefined, 'hire', 'archive']],
  ['open', 40, [undefined, undefined, undefined, undefined, 'hire', 'archive']],
  ['hired', 90, [undefined, undefined, undefined, 'reopen', undefined, undefined]],
  ['archived', 91, [undefined, undefined, undefined, 'reopen', 'hire', undefined]],
  ['archived', 98, [undefined, undefined, undefined, 'reopen', 'hire', undefined]],
  ['archived', 21, [undefined, undefined, undefined, undefined, undefined, undefined]],
  ['archived', 99, [undefined, undefined, undefined, undefined, undefined, undefined]],
  ['archived', null, [undefined, undefined, undefined, 'accept', undefined, undefined]],
];

describe('moving a candidate to another column (docs/product/contact.md, Moving candidates)', () => {
  it.each(table)('from %s with status %s', (state, status, expected) => {
    const moves = candidateStates.map((to) =>
      moveTo({ state, stageId: null, status, answersHere: true }, { state: to, stageId: null }),
    );
    expect(moves).toEqual(expected);
  });

  it('to another stage of the same state needs no act of the introduction', () => {
    const open = { state: 'open', stageId: first, status: 40, answersHere: true } as const;
    expect(moveTo(open, { state: 'open', stageId: second })).toBe('stage');
    expect(moveTo(open, { state: 'open', stageId: first })).toBeUndefined();
    const applied = { state: 'applied', stageId: first, status: null, answersHere: false } as const;
    expect(moveTo(applied, { state: 'applied', stageId: second })).toBe('stage');
  });

  it('answers no application that the company answers in its own recruiting tool', () => {
    const applied = { state: 'applied', stageId: first, status: null, answersHere: false } as const;
    expect(moveTo(applied, { state: 'open', stageId: second })).toBeUndefined();
    expect(moveTo(applied, { state: 'archived', stageId: null })).toBeUndefined();
  });
});
