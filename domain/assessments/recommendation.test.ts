import { expect, it } from 'vitest';
import { recommendedValue } from './recommendation.ts';

it.each([
  ['the first favourite technology', { favourite: 0, sameProfession: false }, 100],
  ['the second favourite technology', { favourite: 1, sameProfession: true }, 95],
  ['the sixth favourite technology', { favourite: 5, sameProfession: false }, 75],
  ['a technology of the same profession', { favourite: null, sameProfession: true }, 60],
  ['neither', { favourite: null, sameProfession: false }, undefined],
])('the recommended percentage of %s', (_, facts, value) => expect(recommendedValue(facts)).toBe(value));
