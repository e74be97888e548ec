import { describe, expect, it } from 'vitest';
import { type ContactPlan, contactMode } from './contact-plan.ts';

const plan: ContactPlan = { id: 'id10', type: 'regular', dailyLimit: null, capacity: null, batch: false };

describe("'only for type 'regular': 'views' if (daily candidate limit set and no pipe capacity) or the batch feature is present; else 'conversations''", () => {
  it.each<[string, Partial<ContactPlan>, ReturnType<typeof contactMode>]>([
    ['a daily limit, no capacity', { dailyLimit: 20 }, 'views'],
    ['a daily limit, no slot at all', { dailyLimit: 20, capacity: 0 }, 'views'],
    ['a daily limit and a capacity', { dailyLimit: 20, capacity: 5 }, 'conversations'],
    ['a capacity alone', { capacity: 5 }, 'conversations'],
    ['neither', {}, 'conversations'],
    ['no capacity and no limit, with batch', { batch: true }, 'views'],
    ['a capacity, with batch', { dailyLimit: 20, capacity: 5, batch: true }, 'views'],
    ["'Non-regular plans have no mode'", { type: 'partner', capacity: 99 }, undefined],
    ['nor with a limit and batch', { type: 'partner', dailyLimit: 20, batch: true }, undefined],
  ])('%s: %o', (_, change, expected) => expect(contactMode({ ...plan, ...change })).toBe(expected));
});
