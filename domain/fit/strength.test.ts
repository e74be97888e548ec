import { describe, expect, it } from 'vitest';
import { strengthOf } from './strength.ts';

const test = (centile: number, provisional = false) => ({ centile, provisional });

describe('the strength of a technology (docs/product/fit.md, Technologies)', () => {
  it.each([
    ['held, and nothing more', { level: null, tests: [] }, 60],
    ['a stated level of 100', { level: 100, tests: [] }, 80],
    ['a stated level of 40', { level: 40, tests: [] }, 68],
    ['a stated level of 0', { level: 0, tests: [] }, 60],
    ['the best of all in a test', { level: null, tests: [test(0)] }, 80],
    ['in the middle of a test', { level: null, tests: [test(0.5)] }, 70],
    ['the best, provisionally', { level: null, tests: [test(0, true)] }, 70],
    ['two tests: the better one counts', { level: null, tests: [test(0.9), test(0.1)] }, 78],
    ['everything', { level: 100, tests: [test(0)] }, 100],
  ])('%s', (_, proof, expected) => {
    expect(strengthOf(proof)).toBe(expected);
  });
});
