import { describe, expect, it } from 'vitest';
import { contactMode } from '../../contact/contact-plan.ts';
import { parseValue } from '../../form.ts';
import { contactPlan, type Plan, planLimits, planRefusalSchema, planRequestSchema } from './plan.ts';

const plan = (change: Partial<Plan>): Plan => ({
  id: 'id2',
  type: 'regular',
  candidateLimitDay: 20,
  pipeCapacity: 5,
  featureBatch: false,
  ...change,
});

describe("'Contact mode from the plan: only for type 'regular'", () => {
  it.each<[string, Partial<Plan>, string | undefined]>([
    ["'views' if (daily candidate limit set and no pipe capacity)", { pipeCapacity: null }, 'views'],
    ['no slots at all', { pipeCapacity: 0 }, 'views'],
    ['or the batch feature is present', { featureBatch: true }, 'views'],
    ["else 'conversations'", {}, 'conversations'],
    ['no limit and no slots', { candidateLimitDay: null, pipeCapacity: null }, 'conversations'],
    ['Non-regular plans have no mode', { type: 'partner', pipeCapacity: null }, undefined],
  ])('%s', (_, change, mode) => expect(contactMode(contactPlan(plan(change)))).toBe(mode));
});

describe('what a plan opens', () => {
  it.each<[string, Partial<Plan>, object]>([
    ['candidateLimit.day: absent = unlimited', { candidateLimitDay: null }, { profilesPerDay: 'unlimited' }],
    ['pipeCapacity: 99 = unlimited', { pipeCapacity: 99 }, { conversations: 'unlimited' }],
    ['a capacity', { pipeCapacity: 5 }, { profilesPerDay: 20, conversations: 5, selections: false }],
    ['a plan of views', { pipeCapacity: null }, { conversations: 'eachProfile' }],
    ['batch', { featureBatch: true, pipeCapacity: null }, { selections: true, conversations: 'eachProfile' }],
    ['another type', { type: 'partner', pipeCapacity: null }, { conversations: 0 }],
    ['id0 is free', { id: 'id0' }, { resumes: 'none' }],
    ['freemium is free', { id: 'freemium' }, { resumes: 'none' }],
    ["'startup' excludes socials from resumes", { id: 'startup-monthly' }, { resumes: 'withoutSocials' }],
    ["'id1' excludes socials from resumes", { id: 'id10' }, { resumes: 'withoutSocials' }],
    ['all other paid plans', { id: 'unlimited' }, { resumes: 'full' }],
  ])('%s', (_, change, expected) => expect(planLimits(plan(change))).toMatchObject(expected));
});

it('a request names a plan, a refusal gives a reason', () => {
  expect(parseValue(planRequestSchema, { planId: 'id10', message: '' })).toEqual({
    value: { planId: 'id10', message: null },
  });
  expect(parseValue(planRequestSchema, { planId: '', message: 'x'.repeat(2001) })).toEqual({
    errors: { planId: 'unknown', message: 'long:2000' },
  });
  expect(parseValue(planRefusalSchema, { reason: '' })).toEqual({ errors: { reason: 'required' } });
});
