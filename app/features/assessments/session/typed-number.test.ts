import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['the first digit', 0, 1, 9_000, 1],
  ['a second digit within a moment', 1, 2, 1_500, 12],
  ['a second digit after a pause', 1, 2, 1_501, 2],
  ['a number above the last line begins anew', 3, 7, 100, 7],
  ['a third digit begins anew', 12, 3, 100, 3],
  ['a zero after a digit', 2, 0, 100, 20],
])('the number of a line that is typed: %s', (_, value, digit, after, expected) => {
  expect(typedNumber({ value, at: 1_000 }, digit, 1_000 + after, 36)).toBe(expected);
});
