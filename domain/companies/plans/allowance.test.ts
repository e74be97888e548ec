import { describe, expect, it } from 'vitest';
import { base, free, plan, usual } from '../../contact/contact-facts.fixture.ts';
import { contactOutcome, isOk } from '../../contact/contact-outcome.ts';
import type { ContactPlan } from '../../contact/contact-plan.ts';
import { allowanceOf } from './allowance.ts';

describe('what is left today (docs/product/companies.md, What is left today)', () => {
  const none = { viewsToday: 0, waitingToday: 0 };
  it.each<[string, Partial<ContactPlan>, object, object]>([
    ['profiles and requests', {}, { viewsToday: 12, waitingToday: 2 }, { views: [48, 60], requests: [3, 5] }],
    ['nothing', {}, { viewsToday: 60, waitingToday: 5 }, { views: [0, 60], requests: [0, 5] }],
    ['never less than nothing', {}, { viewsToday: 70, waitingToday: 9 }, { views: [0, 60], requests: [0, 5] }],
    ['no limit of profiles', { dailyLimit: null }, none, { requests: [5, 5] }],
    ['unlimited conversations', { capacity: 99 }, none, { views: [60, 60] }],
    ['a free plan: one request', { id: 'freemium', capacity: 4 }, { waitingToday: 1 }, { requests: [0, 1] }],
    ['a paid plan without a number: one', { dailyLimit: null, capacity: null }, none, { requests: [1, 1] }],
    ['selections count profiles', { batch: true, capacity: null }, none, { views: [60, 60] }],
    ['a plan that counts profiles', { capacity: null }, { viewsToday: 1 }, { views: [59, 60] }],
    ['a plan that does not write first', { type: 'partner', dailyLimit: null }, none, {}],
  ])('%s', (_, change, used, expected) => {
    const { views, requests } = allowanceOf({ ...plan, ...change }, { ...none, ...used });
    const shown = Object.entries({ views, requests }).flatMap(([name, one]) =>
      one ? [[name, [one.left, one.limit]]] : [],
    );
    expect(Object.fromEntries(shown)).toMatchObject(expected);
    if (!('requests' in expected)) expect(requests).toBeUndefined();
    if (change.dailyLimit === null) expect(views).toBeUndefined();
  });

  it.each([plan, free, { ...plan, capacity: null, dailyLimit: null }])(
    'a request can be sent exactly while one is left (plan %#)',
    (one) => {
      for (const waitingToday of [0, 1, 2, 4, 5, 6]) {
        const { requests } = allowanceOf(one, { viewsToday: 0, waitingToday });
        const developer = { ...usual, contractTypes: ['internship'] };
        const outcome = contactOutcome({ ...base, plan: one, developer, waitingToday });
        expect(isOk(outcome)).toBe((requests?.left ?? 0) > 0);
      }
    },
  );
});
