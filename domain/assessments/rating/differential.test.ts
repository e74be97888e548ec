import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../server/data/world/random.ts';
import { type Differential, differentialOf, type Stratum } from './differential.ts';

const stratum = (focalRight: number, focalWrong: number, referenceRight: number, referenceWrong: number): Stratum => ({
  focalRight,
  focalWrong,
  referenceRight,
  referenceWrong,
});

describe('docs/product/assessments.md, The same for everyone', () => {
  it('says nothing about a group with fewer than 100 answers', () => {
    expect(differentialOf([stratum(50, 49, 300, 300)])).toBeUndefined();
  });

  it('computes the common odds ratio of Mantel and Haenszel on the scale of ETS', () => {
    const strata = [stratum(60, 40, 80, 20), stratum(30, 70, 50, 50)];
    const odds = ((80 * 40) / 200 + (50 * 70) / 200) / ((20 * 60) / 200 + (50 * 30) / 200);
    expect(differentialOf(strata)?.delta).toBeCloseTo(-2.35 * Math.log(odds), 9);
  });

  it('ignores strata that compare nothing', () => {
    const strata = [stratum(60, 40, 80, 20), stratum(30, 70, 50, 50)];
    const useless = [stratum(10, 0, 5, 0), stratum(0, 0, 40, 30)];
    expect(differentialOf([...strata, ...useless])?.delta).toBeCloseTo(differentialOf(strata)?.delta ?? 0, 9);
  });

  it.each<[string, Stratum, Differential['class']]>([
    ['equal groups', stratum(300, 200, 300, 200), 'A'],
    ['a small difference in many answers', stratum(2700, 2300, 3000, 2000), 'A'],
    ['a moderate difference', stratum(250, 250, 320, 180), 'B'],
    ['a large difference', stratum(200, 300, 350, 150), 'C'],
    ['a large difference in few answers is not certain', stratum(50, 50, 66, 34), 'B'],
    ['a difference that may be chance', stratum(50, 50, 60, 40), 'A'],
  ])('%s', (_, one, expected) => expect(differentialOf([one])?.class).toBe(expected));
});

/** One person of a group answers an item; `harder` in points for the focal group. */
function strataOf(harder: number, people: number, seed: string): Stratum[] {
  const random = createRandom(`differential/${seed}`);
  const strata = new Map<number, Stratum>();
  for (let person = 0; person < 2 * people; person++) {
    const focal = person % 2 === 0;
    const strength = 1500 + 433 * (random.next() + random.next() + random.next() - 1.5);
    const measured = strength + 230 * (random.next() + random.next() + random.next() - 1.5);
    const chance = 0.1 + 0.9 / (1 + Math.exp(-(strength - 1500 - (focal ? harder : 0)) / 173.7));
    const right = random.next() < chance;
    const key = Math.floor(measured / 100);
    const known = strata.get(key) ?? stratum(0, 0, 0, 0);
    known[`${focal ? 'focal' : 'reference'}${right ? 'Right' : 'Wrong'}`]++;
    strata.set(key, known);
  }
  return [...strata.values()];
}

it('finds at least 90 of 100 planted differences among 1,000 people a group, with at most 5 false alarms', () => {
  const seeds = Array.from({ length: 100 }, (_, index) => String(index));
  const foundAt = (harder: number) =>
    seeds.filter((seed) => differentialOf(strataOf(harder, 1000, seed))?.class === 'C').length;
  expect(foundAt(220)).toBeGreaterThanOrEqual(90);
  expect(foundAt(0)).toBeLessThanOrEqual(5);
});
