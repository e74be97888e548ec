import { expect, it } from 'vitest';
import { errorMark, withErrorLines } from './printed.ts';

it.each([
  ['nothing was printed', `${errorMark}ERROR: A\n`, 'ERROR: A\n'],
  ['after a line', `1\n${errorMark}ERROR: A\n`, '1\nERROR: A\n'],
  ['in the middle of a line', `1${errorMark}ERROR: A\n`, '1\nERROR: A\n'],
  ['no error', '1\n2', '1\n2'],
])('puts an error on a line of its own: %s', (_, given, expected) => {
  expect(withErrorLines(given)).toBe(expected);
});
