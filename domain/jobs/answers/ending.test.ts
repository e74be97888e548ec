import { expect, it } from 'vitest';
import { apiStateOf, endingByTime, isClosed } from './ending.ts';

it.each([
  [{ underWay: false, seen: true }, 'unanswered'],
  [{ underWay: false, seen: false }, 'unseen'],
  [{ underWay: true, seen: true }, 'conversation'],
  [{ underWay: true, seen: false }, 'conversation'],
] as const)(
  'after 30 days an application ends (docs/product/jobs.md, The end of an application): %o %s',
  (facts, ending) => expect(endingByTime(facts)).toBe(ending),
);

it.each([
  [null, 'waiting', false],
  ['answered', 'answered', false],
  ['conversation', 'answered', false],
  ['unanswered', 'closed', true],
  ['unseen', 'closed', true],
] as const)('a recruiting tool reads the ending %s as %s', (ending, state, closed) => {
  expect(apiStateOf(ending)).toBe(state);
  expect(isClosed(ending)).toBe(closed);
});
