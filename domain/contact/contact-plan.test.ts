import { describe, expect, it } from 'vitest';
import { type ContactPlan, contactMode } from './contact-plan.ts';

const plan: ContactPlan = { id: 'id10', type: 'regular', dailyLimit: null, capacity: null, batch: false };

describe('contact mode of a plan (docs/product/contact.md, Contact mode of a plan)', () => {
  it.each<[string, Partial<ContactPlan>, ReturnType<typeof contactMode>]>([
    ['a daily limit, no capacity', { dailyLimit: 20 }, 'views'],
    ['a daily limit, a capacity of 0', { dailyLimit: 20, capacity: 0 }, 'views'],
    ['a daily limit and a capacity', { dailyLimit: 20, capacity: 5 }, 'conversations'],
    ['a capacity alone', { capacity: 5 }, 'conversations'],
    ['neither', {}, 'conversations'],
    ['no capacity and no limit, with batch', { batch: true }, 'views'],
    ['a capacity, with batch', { dailyLimit: 20, capacity: 5, batch: true }, 'views'],
    ['a plan that is not regular', { type: 'partner', capacity: 99 }, undefined],
    ['a plan that is not regular, with a limit and batch', { type: 'partner', dailyLimit: 20, batch: true }, undefined],
  ])('of %s: %o', (_, change, expected) => expect(contactMode({ ...plan, ...change })).toBe(expected));
});
