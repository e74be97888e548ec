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

describe('contact mode of a plan (docs/product/contact.md, Contact mode of a plan)', () => {
  it.each<[string, Partial<Plan>, string | undefined]>([
    ['a daily limit and no capacity', { pipeCapacity: null }, 'views'],
    ['a daily limit and a capacity of 0', { pipeCapacity: 0 }, 'views'],
    ['the batch feature', { featureBatch: true }, 'views'],
    ['a daily limit and a capacity', {}, 'conversations'],
    ['no limit and no capacity', { candidateLimitDay: null, pipeCapacity: null }, 'conversations'],
    ['a plan that is not regular', { type: 'partner', pipeCapacity: null }, undefined],
  ])('of %s', (_, change, mode) => expect(contactMode(contactPlan(plan(change)))).toBe(mode));
});

describe('what a plan allows (docs/product/companies.md, What a plan allows)', () => {
  it.each<[string, Partial<Plan>, object]>([
    ['no daily limit means unlimited profiles', { candidateLimitDay: null }, { profilesPerDay: 'unlimited' }],
    ['a capacity of 99 means unlimited conversations', { pipeCapacity: 99 }, { conversations: 'unlimited' }],
    ['a daily limit and a capacity', { pipeCapacity: 5 }, { profilesPerDay: 20, conversations: 5, selections: false }],
    [
      'no capacity means one conversation for each profile seen',
      { pipeCapacity: null },
      { conversations: 'eachProfile' },
    ],
    ['batch', { featureBatch: true, pipeCapacity: null }, { selections: true, conversations: 'eachProfile' }],
    ['a plan that is not regular has no conversations', { type: 'partner', pipeCapacity: null }, { conversations: 0 }],
    ['id0 is free: no résumés, conversations with interns', { id: 'id0' }, { resumes: 'none', internsOnly: true }],
    ['freemium is free as well', { id: 'freemium' }, { resumes: 'none', internsOnly: true }],
    ['a free plan with unlimited conversations', { id: 'id0', pipeCapacity: 99 }, { internsOnly: false }],
    ['a free plan that counts views', { id: 'id0', pipeCapacity: null }, { internsOnly: false }],
    ['a paid plan reaches everyone', {}, { internsOnly: false }],
    ["'startup' has résumés without social links", { id: 'startup-monthly' }, { resumes: 'withoutSocials' }],
    ["'id1' has résumés without social links", { id: 'id10' }, { resumes: 'withoutSocials' }],
    ['all other paid plans have full résumés', { id: 'unlimited' }, { resumes: 'full' }],
  ])('for the case: %s', (_, change, expected) => expect(planLimits(plan(change))).toMatchObject(expected));
});

it('a request needs a plan, a refusal needs a reason', () => {
  expect(parseValue(planRequestSchema, { planId: 'id10', message: '' })).toEqual({
    value: { planId: 'id10', message: null },
  });
  expect(parseValue(planRequestSchema, { planId: '', message: 'x'.repeat(2001) })).toEqual({
    errors: { planId: 'unknown', message: 'long:2000:1' },
  });
  expect(parseValue(planRefusalSchema, { reason: '' })).toEqual({ errors: { reason: 'required' } });
});
