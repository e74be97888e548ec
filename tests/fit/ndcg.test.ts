import { describe, expect, it } from 'vitest';
import { ndcg } from './ndcg.ts';

const grades = (text: string) => new Map([...text].map((grade, index) => [`p${index}`, Number(grade)]));
const order = (...places: number[]) => places.map((place) => `p${place}`);
const eleven = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

describe('the nDCG of a ranking', () => {
  // Gains 7, 3, 1 and 0; discounts 1, 1.585 and 2 for the first three places.
  it.each([
    ['the best order', '3210', order(0, 1, 2, 3), 1],
    ['equal grades in either order', '2200', order(1, 0, 3, 2), 1],
    [
      'the first two exchanged',
      '3210',
      order(1, 0, 2, 3),
      (3 + 7 / Math.log2(3) + 1 / 2) / (7 + 3 / Math.log2(3) + 1 / 2),
    ],
    ['the only one at place 2', '1000', order(1, 0, 2, 3), 1 / Math.log2(3)],
    ['the only one at place 3', '3000', order(1, 2, 0, 3), 1 / 2],
    ['the only one at place 10', '10000000000', order(1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10), 1 / Math.log2(11)],
    ['the only one at place 11', '10000000000', order(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0), 0],
    ['a short ranking', '3300', order(0), 7 / (7 + 7 / Math.log2(3))],
    ['more fit people than places', '33333333333', order(...eleven), 1],
    ['someone without a grade first', '3000', ['unknown', 'p0'], 1 / Math.log2(3)],
    ['the same person twice', '3100', ['p0', 'p0', 'p1'], 1],
    ['no one', '3000', [], 0],
  ])('%s', (_, given, ranking, expected) => {
    expect(ndcg(ranking, grades(given))).toBeCloseTo(expected, 12);
  });

  it('of depth 1 only sees the first place', () => {
    expect(ndcg(order(1, 0), grades('32'), 1)).toBeCloseTo(3 / 7, 12);
  });

  it('does not exist when every grade is 0', () => {
    expect(() => ndcg(order(0), grades('00'))).toThrow('every grade is 0');
  });
});
