import { describe, expect, it } from 'vitest';
import { type GivenAnswer, storedAnswer } from './given-answer.ts';

const code = 'first\n\nthird\nfourth\n';
const question = { optionOrder: [2, 0, 3, 1], code };

describe('an answer as it is stored (docs/product/assessments.md, Answering a question)', () => {
  it.each([
    ['one option, by its place on the screen', 'choice', [0], [2]],
    ['several options, in the order of the table', 'choice', [3, 0], [1, 2]],
    ['the same option twice', 'choice', [1, 1], [0]],
    ['one of two pieces of code', 'patch', [1], [0]],
    ['the number of a line', 'line', [3], [3]],
    ['the steps in the order of the player', 'order', [1, 3, 0, 2], [0, 1, 2, 3]],
    ['another order, which is another answer', 'order', [3, 1, 0, 2], [1, 0, 2, 3]],
  ] as const)('%s', (_, format, chosen, stored) => {
    expect(storedAnswer({ ...question, format }, { chosen })).toEqual({ chosen: stored, typed: null });
  });

  it('a typed text, as it was typed', () => {
    expect(storedAnswer({ ...question, format: 'output' }, { typed: ' 1\n2 ' })).toEqual({
      chosen: [],
      typed: ' 1\n2 ',
    });
  });

  it.each<[string, 'choice' | 'patch' | 'line' | 'output' | 'order', GivenAnswer]>([
    ['an option that does not exist', 'choice', { chosen: [4] }],
    ['an option that exists and one that does not', 'choice', { chosen: [0, 4] }],
    ['a place below 0', 'choice', { chosen: [-1] }],
    ['no option', 'choice', { chosen: [] }],
    ['line 0', 'line', { chosen: [0] }],
    ['a line after the last', 'line', { chosen: [5] }],
    ['a blank line', 'line', { chosen: [2] }],
    ['two lines', 'line', { chosen: [1, 3] }],
    ['steps of which one is missing', 'order', { chosen: [0, 1, 2] }],
    ['steps of which one comes twice', 'order', { chosen: [0, 1, 2, 2] }],
    ['all steps, and one of them again', 'order', { chosen: [0, 1, 2, 3, 0] }],
    ['a step that does not exist', 'order', { chosen: [0, 1, 2, 4] }],
    ['a text instead of an option', 'choice', { typed: '0' }],
    ['a text instead of a line', 'line', { typed: '3' }],
    ['a text instead of an order', 'order', { typed: '0 1 2 3' }],
    ['an option instead of a text', 'output', { chosen: [0] }],
  ])('%s does not fit', (_, format, given) => {
    expect(storedAnswer({ ...question, format }, given)).toBeUndefined();
  });
});
