import { expect, it } from 'vitest';
import { possibleStates, testStates } from './test-state.ts';

it.each([
  ['DRAFT', ['DRAFT', 'PUBLISHED']],
  ['PUBLISHED', ['PUBLISHED', 'ARCHIVED']],
  ['ARCHIVED', ['ARCHIVED', 'PUBLISHED']],
] as const)('a test that is %s can be %j', (state, possible) => expect(possibleStates(state)).toEqual(possible));

it('nobody gets back to a draft', () => {
  const others = testStates.filter((state) => state !== 'DRAFT');
  expect(others.flatMap(possibleStates)).not.toContain('DRAFT');
});
