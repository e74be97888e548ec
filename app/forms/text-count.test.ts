import { expect, it } from 'vitest';
import { countOf } from './text-count.ts';

it.each([
  [0, undefined],
  [499, undefined],
  [500, { near: false, left: undefined }],
  [900, { near: false, left: undefined }],
  [901, { near: false, left: 100 }],
  [949, { near: false, left: 100 }],
  [950, { near: true, left: 100 }],
  [981, { near: true, left: 20 }],
  [1000, { near: true, left: 0 }],
  [1200, { near: true, left: 0 }],
])('of %i characters of 1000', (typed, expected) => expect(countOf(typed, 1000)).toEqual(expected));
