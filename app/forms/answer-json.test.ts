import { expect, it } from 'vitest';
import type { Context } from '../../server/context.ts';
import { Busy, Forbidden, TooMany } from '../../server/errors.ts';
import { answerJson } from './answer-json.ts';

it.each([
  ['too often', new TooMany(60), 429, '60'],
  ['while too many wait', new Busy(5), 503, '5'],
])('who asks %s is told when to come back', async (_, error, status, seconds) => {
  const answer = await answerJson({} as Context, () => Promise.reject(error));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, seconds]);
  expect(await answer.json()).toEqual({ failed: 'tooMany' });
});

it.each([
  ['those who are signed in may not', { userId: 'u' }, 'forbidden'],
  ['those who are signed out may try again after signing in', null, 'signedOut'],
])('of what is forbidden, %s', async (_, viewer, failed) => {
  const answer = await answerJson({ viewer } as unknown as Context, () => Promise.reject(new Forbidden()));
  expect([answer.status, await answer.json()]).toEqual([403, { failed }]);
});
