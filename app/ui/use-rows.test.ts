import { expect, it } from 'vitest';
import { carried } from './use-rows.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
  [3, 0, 'abc'],
])("'a drag-reorderable list': from %i to %i", (from, to, order) => {
  const list = ['a', 'b', 'c'];
  expect(carried(list, from, to).join('')).toBe(order);
  expect(list).toEqual(['a', 'b', 'c']);
});
