import { describe, expect, it } from 'vitest';
import { answerScore } from './answer-score.ts';
import { luckOf } from './luck.ts';

const question = { options: 0, severalRight: false, code: null, rightLines: [] };
const noKey = { right: [], rightLines: [], output: null };
const firsts = (count: number) => Array.from({ length: count }, (_, index) => index);
const orders = (steps: number[]): number[][] =>
  steps.length < 2
    ? [steps]
    : steps.flatMap((step) => orders(steps.filter((one) => one !== step)).map((rest) => [step, ...rest]));

describe('the probability of guessing (docs/product/assessments.md, Ratings of players)', () => {
  const score = (chosen: readonly number[], right: readonly number[]) =>
    answerScore({ chosen, typed: null }, { ...noKey, format: 'choice', right });

  it.each([2, 4, 5])('one right option of %i is the share of right guesses', (options) => {
    const right = firsts(options).filter((option) => score([option], [1]));
    expect(luckOf({ ...question, format: 'choice', options })).toBe(right.length / options);
  });

  it.each([3, 4, 5])('several right options of %i is the share of right sets', (options) => {
    const sets = firsts(2 ** options - 1).map((index) => firsts(options).filter((bit) => (index + 1) & (1 << bit)));
    const right = sets.filter((chosen) => score(chosen, [0, 2]));
    expect(luckOf({ ...question, format: 'choice', options, severalRight: true })).toBe(right.length / sets.length);
  });

  it.each([3, 4, 5, 6])('the order of %i steps is the share of right orders', (options) => {
    const all = orders(firsts(options));
    const key = { ...noKey, format: 'order', right: firsts(options) } as const;
    const right = all.filter((chosen) => answerScore({ chosen, typed: null }, key));
    expect(luckOf({ ...question, format: 'order', options })).toBe(right.length / all.length);
  });

  const code = 'a\n\nb\nc\n  \nd\n';
  it.each([
    ['one of two pieces of code', { format: 'patch', options: 2 }, 1 / 2],
    ['the faulty line of four that are not blank', { format: 'line', code, rightLines: [3] }, 1 / 4],
    ['one of two right lines of four', { format: 'line', code, rightLines: [3, 4] }, 1 / 2],
    ['a typed text', { format: 'output', code }, 0],
  ] as const)('%s', (_, more, luck) => expect(luckOf({ ...question, ...more })).toBe(luck));
});
