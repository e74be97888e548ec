import { describe, expect, it } from 'vitest';
import { followStored } from './follow-stored.ts';

describe('the value of a field after the stored value was loaded', () => {
  it.each([
    ['not touched, changed elsewhere', { shown: 'Anna', filledWith: 'Anna', stored: 'Jeanne' }, 'Jeanne'],
    ['not touched, not changed', { shown: 'Anna', filledWith: 'Anna', stored: 'Anna' }, 'Anna'],
    ['touched, changed elsewhere', { shown: 'Lou', filledWith: 'Anna', stored: 'Jeanne' }, 'Lou'],
    ['emptied on purpose', { shown: '', filledWith: 'Anna', stored: 'Anna' }, ''],
    ['saved, and stored in another way', { shown: '06 12', filledWith: '06 12', stored: '+33 6 12' }, '+33 6 12'],
    ['saved, then put back as it was before', { shown: 'Anna', filledWith: 'Lou', stored: 'Lou' }, 'Anna'],
    ['refused before JavaScript was loaded', { shown: 'Lou', filledWith: undefined, stored: 'Anna' }, 'Lou'],
  ])('a field that is %s', (_, field, shown) => {
    expect(followStored(field)).toBe(shown);
  });
});
