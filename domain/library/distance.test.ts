import { expect, it } from 'vitest';
import { degreesOf, kilometresBetween } from './distance.ts';

const nantes = { latitude: 47.21725, longitude: -1.55336 };
const rennes = { latitude: 48.11198, longitude: -1.67429 };
const paris = { latitude: 48.85341, longitude: 2.3488 };

it.each([
  ['from Nantes to Nantes', nantes, nantes, 0],
  ['from Nantes to Rennes', nantes, rennes, 100],
  ['from Nantes to Paris', nantes, paris, 343],
  ['across the date line', { latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }, 22.2],
])('the distance %s', (_, from, to, kilometres) => {
  expect(Math.abs(kilometresBetween(from, to) - kilometres)).toBeLessThanOrEqual(kilometres * 0.01);
  expect(kilometresBetween(to, from)).toBeCloseTo(kilometresBetween(from, to), 6);
});

it.each([0, 1, 20, 200])('%d kilometres to the north are inside the degrees that are looked at', (kilometres) => {
  const north = { ...nantes, latitude: nantes.latitude + degreesOf(kilometres) };
  expect(kilometresBetween(nantes, north)).toBeGreaterThan(kilometres);
  expect(kilometresBetween(nantes, north)).toBeLessThan(kilometres * 1.01 + 2);
});
