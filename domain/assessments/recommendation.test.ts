import { expect, it } from 'vitest';
import { recommendedValue } from './recommendation.ts';

it.each([
  ['the first favourite', { favourite: 0, sameProfession: false }, 100],
  ['the second', { favourite: 1, sameProfession: true }, 95],
  ['the sixth', { favourite: 5, sameProfession: false }, 75],
  ['of the same profession', { favourite: null, sameProfession: true }, 60],
  ['neither', { favourite: null, sameProfession: false }, undefined],
])('%s', (_, facts, value) => expect(recommendedValue(facts)).toBe(value));
