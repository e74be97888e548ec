import { describe, expect, it } from 'vitest';
import { eligibilityOf, highestExposure } from './exposure.ts';

describe('docs/product/assessments.md, Exposure', () => {
  it.each([
    ['a question that was never asked may always be asked', { asked: 0, eligible: 400, variants: 0 }, 1],
    ['one that was asked rarely may always be asked', { asked: 40, eligible: 400, variants: 0 }, 1],
    ['one asked in half of the sittings may be asked in a third', { asked: 204, eligible: 400, variants: 0 }, 0.34],
    [
      'one asked whenever it could be may be asked as often as the aim',
      { asked: 399, eligible: 390, variants: 0 },
      0.17,
    ],
    ['one with two variants may be asked twice as often', { asked: 204, eligible: 400, variants: 2 }, 0.68],
    ['a new test holds nothing back', { asked: 0, eligible: 0, variants: 0 }, 1],
  ])('%s', (_, exposure, expected) => expect(eligibilityOf(exposure)).toBeCloseTo(expected, 2));

  it('keeps a question that is asked whenever it may be under the highest share', () => {
    let [asked, eligible] = [0, 0];
    const sittings = 2000;
    for (let sitting = 0; sitting < sittings; sitting++) {
      // Every number between 0 and 1 comes equally often.
      if ((sitting * 0.618_033_988) % 1 >= eligibilityOf({ asked, eligible, variants: 0 })) continue;
      eligible++;
      asked++;
    }
    expect(asked / sittings).toBeLessThan(highestExposure);
  });
});
