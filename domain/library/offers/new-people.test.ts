import { expect, it } from 'vitest';
import { shareOut } from './new-people.ts';

it.each([
  ['no need', [], []],
  ['at most three of one need', [['a', 'b', 'c', 'd']], [['a', 'b', 'c']]],
  ['needs take turns', [['a', 'b', 'c'], ['d']], [['a', 'b', 'c'], ['d']]],
  [
    'each person once, for the first need that takes them',
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
    [['a', 'b'], ['c']],
  ],
  [
    'five in all',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h'],
    ],
    [['a', 'b'], ['d', 'e'], ['g']],
  ],
  ['a need without anyone', [[], ['a']], [[], ['a']]],
])('docs/product/library.md, New profiles on the home page: %s', (_, found, shown) => {
  expect(shareOut(found)).toEqual(shown);
});
