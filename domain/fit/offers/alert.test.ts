import { describe, expect, it } from 'vitest';
import type { OfferFit } from '../offer.ts';
import { isWorthTelling, leastToTell } from './alert.ts';

const fit: OfferFit = {
  unmet: [],
  missing: [],
  held: 'all',
  score: leastToTell,
  parts: [
    { name: 'technology', id: 'go', points: 300, most: 400 },
    { name: 'profession', points: 400, most: 600 },
  ],
};

describe('an offer is told (docs/product/fit.md, Offers worth telling)', () => {
  it.each<[string, Partial<OfferFit>, boolean]>([
    ['with all wishes, all required technologies and 70 %', {}, true],
    ['not below 70 %', { score: 699 }, false],
    ['not with an unmet wish', { unmet: ['place'] }, false],
    ['not without a required technology', { missing: ['rust'], held: 'some' }, false],
    ['not without a shared technology', { held: 'none' }, false],
    ['not when it asks for no technology', { held: 'some' }, false],
  ])('%s', (_, change, told) => expect(isWorthTelling({ ...fit, ...change })).toBe(told));
});
