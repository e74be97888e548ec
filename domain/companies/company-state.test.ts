import { expect, it } from 'vitest';
import { canBeRefused, companyState } from './company-state.ts';

const then = new Date('2026-11-01');

it.each([
  ['waiting', null, null, true],
  ['validated', then, null, true],
  ['refused', null, then, false],
] as const)('a company in the state %s', (state, validatedAt, refusedAt, refusable) => {
  expect(companyState({ validatedAt, refusedAt })).toBe(state);
  expect(canBeRefused(state)).toBe(refusable);
});
