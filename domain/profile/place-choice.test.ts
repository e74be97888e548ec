import { describe, expect, it } from 'vitest';
import { errorsOf } from './form-errors.ts';
import { distinctPlaces, placeChoice } from './place-choice.ts';

const lyon = { placeId: 'geonames:2996944', label: 'Lyon, France' };
const nantes = { placeId: 'geonames:2990969', label: 'Nantes, France' };

describe('a place that was chosen', () => {
  it.each([
    ['a city', lyon, undefined],
    ['nothing', null, 'required'],
    ['a text that was typed but not chosen', { placeId: '', label: 'Lyo' }, 'required'],
    ['a text alone', 'Lyon', 'required'],
    ['an id with a space in it', { placeId: 'a b', label: 'Lyon' }, 'unknown'],
    ['an id without end', { placeId: 'x'.repeat(301), label: 'Lyon' }, 'unknown'],
    ['an id that is no text', { placeId: 7, label: 'Lyon' }, 'unknown'],
  ])('%s', (_, value, code) => {
    expect(errorsOf(placeChoice, value)).toEqual(code ? { '': code } : {});
  });

  it('needs no label, and keeps a short one', () => {
    expect(placeChoice.parse({ placeId: 'a' } as typeof lyon)).toEqual({ placeId: 'a', label: '' });
    expect(placeChoice.parse({ placeId: 'a', label: ` ${'x'.repeat(400)}` }).label).toHaveLength(300);
    expect(placeChoice.parse({ placeId: 'a', label: { toString: 1 } } as unknown as typeof lyon).label).toBe('');
  });

  it('drops what it does not know', () => {
    expect(placeChoice.parse({ ...lyon, position: 3 } as typeof lyon)).toEqual(lyon);
  });
});

it("'duplicate places removed': the first of each stays where it was", () => {
  expect(distinctPlaces([lyon, nantes, { ...lyon, label: 'Lyon' }])).toEqual([lyon, nantes]);
  expect(distinctPlaces([])).toEqual([]);
});
