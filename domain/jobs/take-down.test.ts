import { describe, expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import { canBeTakenDown, takeDownSchema, takeDownState } from './take-down.ts';

const moment = new Date('2026-11-16T10:00:00Z');

describe('docs/product/jobs.md, Offers taken down by the team', () => {
  it.each([
    [null, null, 'none'],
    [moment, null, 'taken'],
    [moment, moment, 'asked'],
  ] as const)('taken down at %s, asked at %s: %s', (takenDownAt, reviewAskedAt, state) => {
    expect(takeDownState({ takenDownAt, reviewAskedAt })).toBe(state);
  });

  it.each([
    ['JOB_PUBLISHED', 'none', true],
    ['JOB_DRAFT', 'none', false],
    ['JOB_UNPUBLISHED', 'none', false],
    ['JOB_UNPUBLISHED', 'taken', false],
    ['JOB_UNPUBLISHED', 'asked', true],
  ] as const)('%s, %s: an administrator may take it down: %s', (status, state, can) => {
    expect(canBeTakenDown(status, state)).toBe(can);
  });

  it('the reason is required, and has at most 1,000 characters', () => {
    expect(parseValue(takeDownSchema, { reason: ' ' })).toMatchObject({ errors: { reason: 'required' } });
    expect(parseValue(takeDownSchema, { reason: 'x'.repeat(1001) })).toHaveProperty('errors.reason');
    expect(parseValue(takeDownSchema, { reason: 'Le salaire est inventé.' })).toHaveProperty('value');
  });
});
