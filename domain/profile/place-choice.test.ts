import { describe, expect, it } from 'vitest';
import { errorsOf } from './form-errors.ts';
import { distinctPlaces, placeChoice } from './place-choice.ts';

const lyon = { placeId: 'geonames:2996944', label: 'Lyon, France' };
const nantes = { placeId: 'geonames:2990969', label: 'Nantes, France' };

describe('a chosen place', () => {
  it.each([
    ['a city', lyon, undefined],
    ['nothing', null, 'required'],
    ['a typed text without a choice', { placeId: '', label: 'Lyo' }, 'required'],
    ['a text alone', 'Lyon', 'required'],
    ['an id with a space in it', { placeId: 'a b', label: 'Lyon' }, 'unknown'],
    ['an id that is too long', { placeId: 'x'.repeat(301), label: 'Lyon' }, 'unknown'],
    ['an id that is not a text', { placeId: 7, label: 'Lyon' }, 'unknown'],
  ])('is checked: %s', (_, value, code) => {
    expect(errorsOf(placeChoice, value)).toEqual(code ? { '': code } : {});
  });

  it('needs no label, and shortens a long one', () => {
    expect(placeChoice.parse({ placeId: 'a' } as typeof lyon)).toEqual({ placeId: 'a', label: '' });
    expect(placeChoice.parse({ placeId: 'a', label: ` ${'x'.repeat(400)}` }).label).toHaveLength(300);
    expect(placeChoice.parse({ placeId: 'a', label: { toString: 1 } } as unknown as typeof lyon).label).toBe('');
  });

  it('drops unknown properties', () => {
    expect(placeChoice.parse({ ...lyon, position: 3 } as typeof lyon)).toEqual(lyon);
  });
});

it('duplicate places are removed, the first one stays', () => {
  expect(distinctPlaces([lyon, nantes, { ...lyon, label: 'Lyon' }])).toEqual([lyon, nantes]);
  expect(distinctPlaces([])).toEqual([]);
});
