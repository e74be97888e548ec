import { expect, it } from 'vitest';
import { Busy, Forbidden, TooMany } from '../../domain/refusals.ts';
import type { Context } from '../../server/context.ts';
import { answerJson } from './answer-json.ts';

it.each([
  ['that is too frequent', new TooMany(60), 429, '60'],
  ['on a busy server', new Busy(5), 503, '5'],
])('a request %s is answered with the time of the next attempt', async (_, error, status, seconds) => {
  const answer = await answerJson({} as Context, () => Promise.reject(error));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, seconds]);
  expect(await answer.json()).toEqual({ failed: 'tooMany' });
});

it.each([
  ['a signed-in user gets the code forbidden', { userId: 'u' }, 'forbidden'],
  ['a signed-out user gets the code signedOut', null, 'signedOut'],
])('for a forbidden request, %s', async (_, viewer, failed) => {
  const answer = await answerJson({ viewer } as unknown as Context, () => Promise.reject(new Forbidden()));
  expect([answer.status, await answer.json()]).toEqual([403, { failed }]);
});
