import { expect, it } from 'vitest';
import { allStars } from './all-stars.ts';

it.each([
  ['a player without tests', [], 0],
  ['the only player of a test', [1], 0],
  ['the best of a hundred players', [0.01], 99],
  ['the middle of the ranking in two tests', [0.5, 0.5], 100],
  ['the five best of seven tests', [0.1, 0.2, 0.3, 0.4, 0.5, 0.9, 1], 350],
])('all-stars points of %s', (_, centiles, stars) => expect(allStars(centiles)).toBe(stars));
