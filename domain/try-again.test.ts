import { expect, it } from 'vitest';
import { tryAgainAnswer } from './try-again.ts';

it.each([
  [
    { name: 'Busy', retryAfterSeconds: 5 },
    { status: 503, seconds: 5, headers: { 'retry-after': '5' } },
  ],
  [
    { name: 'TooMany', retryAfterSeconds: 60 },
    { status: 429, seconds: 60, headers: { 'retry-after': '60' } },
  ],
  [{ name: 'Forbidden' }, undefined],
  [new Error('broken'), undefined],
  [undefined, undefined],
])('the error %o gives the answer %o', (error, answer) => {
  expect(tryAgainAnswer(error)).toEqual(answer);
});
