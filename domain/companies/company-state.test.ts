import { expect, it } from 'vitest';
import { canBeDropped, canBeRefused, canBeRestored, canBeWithdrawn, companyState } from './company-state.ts';

const then = new Date('2026-11-01');

/** docs/product/companies.md, States of a company. */
it.each([
  ['waiting', 'never validated', null, null, null, ['refuse', 'drop']],
  ['refused', 'never validated', null, then, null, ['drop']],
  ['validated', 'validated', then, null, null, ['withdraw']],
  ['refused', 'withdrawn', null, then, then, ['restore']],
  ['waiting', 'withdrawn and asked again', null, null, then, ['refuse']],
] as const)('a company that is %s (%s)', (state, _, validatedAt, refusedAt, validationWithdrawnAt, possible) => {
  const company = { validatedAt, refusedAt, validationWithdrawnAt };
  expect(companyState(company)).toBe(state);
  const acts = {
    refuse: canBeRefused(state),
    withdraw: canBeWithdrawn(state),
    restore: canBeRestored(company),
    drop: canBeDropped(company),
  };
  expect(Object.entries(acts).flatMap(([act, can]) => (can ? [act] : []))).toEqual(possible);
});
