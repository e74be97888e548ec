import { expect, it } from 'vitest';
import type { Context } from '../../server/context.ts';
import { Busy, TooMany } from '../../server/errors.ts';
import { answerJson } from './answer-json.ts';

it.each([
  ['too often', new TooMany(60), 429, '60'],
  ['while too many wait', new Busy(5), 503, '5'],
])('who asks %s is told when to come back', async (_, error, status, seconds) => {
  const answer = await answerJson({} as Context, () => Promise.reject(error));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, seconds]);
  expect(await answer.json()).toEqual({ failed: 'tooMany' });
});
