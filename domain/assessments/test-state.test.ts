import { expect, it } from 'vitest';
import { possibleStates, testStates } from './test-state.ts';

it.each([
  ['DRAFT', ['DRAFT', 'PUBLISHED']],
  ['PUBLISHED', ['PUBLISHED', 'ARCHIVED']],
  ['ARCHIVED', ['ARCHIVED', 'PUBLISHED']],
] as const)('a test in the state %s may move to %j', (state, possible) =>
  expect(possibleStates(state)).toEqual(possible),
);

it('no test becomes a draft again', () => {
  const others = testStates.filter((state) => state !== 'DRAFT');
  expect(others.flatMap(possibleStates)).not.toContain('DRAFT');
});
