import { describe, expect, it } from 'vitest';
import { eligibilityOf, exposureAims, highestExposure } from './exposure.ts';
import { sessionLength } from './next-question.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const many = (items: number, questions: number) => Array.from({ length: items }, () => questions);

describe('docs/product/assessments.md, Exposure', () => {
  it.each([
    ['a question that was never asked may always be asked', { asked: 0, eligible: 400 }, 1],
    ['one that was asked rarely may always be asked', { asked: 40, eligible: 400 }, 1],
    ['one asked in half of the sittings may be asked in a third', { asked: 204, eligible: 400 }, 0.34],
    ['one asked whenever it could be may be asked as often as the aim', { asked: 399, eligible: 390 }, 0.17],
    ['a new test holds nothing back', { asked: 0, eligible: 0 }, 1],
  ])('%s', (_, exposure, expected) => expect(eligibilityOf(exposure, 0.17)).toBeCloseTo(expected, 2));

  it('keeps a question that is asked whenever it may be under the highest share', () => {
    let [asked, eligible] = [0, 0];
    const sittings = 2000;
    for (let sitting = 0; sitting < sittings; sitting++) {
      // Every number between 0 and 1 comes equally often.
      if ((sitting * 0.618_033_988) % 1 >= eligibilityOf({ asked, eligible }, 0.17)) continue;
      eligible++;
      asked++;
    }
    expect(asked / sittings).toBeLessThan(highestExposure);
  });

  it('asks items in proportion to their questions, as rarely as sessions allow', () => {
    const aims = exposureAims([...many(40, 2), ...many(40, 60)]);
    expect(sum(aims)).toBeCloseTo(1.7 * sessionLength, 1);
    expect(aims[0]).toBe(0.03);
    expect(aims[79]).toBeCloseTo((1.7 * sessionLength - 40 * 0.03) / 40, 2);
  });

  it.each([
    ['a small test without variants', many(16, 1), 0.17],
    ['a small test where variants are not counted yet', many(16, 0), 0.17],
    ['an item with very many questions beside few others', [...many(20, 1), 120], 0.17],
  ])('asks a single question in no more than the aim below the highest share: %s', (_, questions, expected) => {
    expect(exposureAims(questions)[0]).toBeCloseTo(expected, 2);
    expect(Math.max(...exposureAims(questions))).toBeLessThanOrEqual(0.8);
  });
});
