import { expect, it } from 'vitest';
import { carried } from './use-rows.ts';

// docs/product/profile.md, Skills and languages
it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
  [3, 0, 'abc'],
])('a reorderable list: moving a row from %i to %i gives %s', (from, to, order) => {
  const list = ['a', 'b', 'c'];
  expect(carried(list, from, to).join('')).toBe(order);
  expect(list).toEqual(['a', 'b', 'c']);
});
