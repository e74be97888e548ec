import { expect, it } from 'vitest';
import { shortPlaces } from './short-places.ts';

it.each([
  [
    ['Nantes, France', 'Paris, France'],
    ['Nantes', 'Paris'],
  ],
  [['Nantes, France'], ['Nantes, France']],
  [
    ['Nantes, France', 'Bruxelles, Belgique'],
    ['Nantes, France', 'Bruxelles, Belgique'],
  ],
  [
    ['France', 'Nantes, France'],
    ['France', 'Nantes, France'],
  ],
  [[], []],
])('the places %j are written %j', (labels, written) => {
  expect(shortPlaces(labels)).toEqual(written);
});
