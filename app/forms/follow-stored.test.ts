import { describe, expect, it } from 'vitest';
import { followStored } from './follow-stored.ts';

describe('the value of a field after the stored value was loaded', () => {
  it.each([
    [
      'not edited, but changed elsewhere, shows the stored value',
      { shown: 'Anna', filledWith: 'Anna', stored: 'Jeanne' },
      'Jeanne',
    ],
    ['not edited and not changed shows the same value', { shown: 'Anna', filledWith: 'Anna', stored: 'Anna' }, 'Anna'],
    [
      'edited, and changed elsewhere, shows the typed value',
      { shown: 'Lou', filledWith: 'Anna', stored: 'Jeanne' },
      'Lou',
    ],
    ['emptied on purpose stays empty', { shown: '', filledWith: 'Anna', stored: 'Anna' }, ''],
    [
      'saved, and stored in another format, shows the stored value',
      { shown: '06 12', filledWith: '06 12', stored: '+33 6 12' },
      '+33 6 12',
    ],
    [
      'saved, then typed back to the old value, shows the typed value',
      { shown: 'Anna', filledWith: 'Lou', stored: 'Lou' },
      'Anna',
    ],
    [
      'refused before JavaScript was loaded shows the typed value',
      { shown: 'Lou', filledWith: undefined, stored: 'Anna' },
      'Lou',
    ],
  ])('a field that is %s', (_, field, shown) => {
    expect(followStored(field)).toBe(shown);
  });
});
