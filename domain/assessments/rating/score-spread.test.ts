import { describe, expect, it } from 'vitest';
import { scoreSpread } from './score-spread.ts';

const each = (scores: readonly number[]) => scores.map((score) => ({ score, players: 1 }));

describe('the spread of scores (docs/product/assessments.md, Results of a session)', () => {
  it('has no curve for fewer than 20 players', () => {
    expect(scoreSpread(each(Array.from({ length: 19 }, (_, index) => 1000 + index)))).toBeUndefined();
    expect(scoreSpread([{ score: 1000, players: 20 }])).toBeDefined();
  });

  it('counts players in intervals of the scale, and those beyond it at its ends', () => {
    const { counts = [] } = scoreSpread([
      { score: 0, players: 3 },
      { score: 1000, players: 10 },
      { score: 1049, players: 5 },
      { score: 3000, players: 2 },
    ]) ?? { counts: [] };
    expect(counts).toHaveLength(36);
    expect([counts[0], counts[8], counts.at(-1)]).toEqual([3, 15, 2]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  });

  it('says from which score each medal is given: 5, 20 and 40 in 100', () => {
    const scores = each(Array.from({ length: 100 }, (_, index) => 1000 + index));
    expect(scoreSpread(scores)?.medals).toEqual([
      { medal: 'bronze', from: 1060 },
      { medal: 'silver', from: 1080 },
      { medal: 'gold', from: 1095 },
    ]);
  });

  it('leaves out a medal that no player has', () =>
    expect(
      scoreSpread([
        { score: 1500, players: 8 },
        { score: 1000, players: 22 },
      ])?.medals,
    ).toEqual([{ medal: 'bronze', from: 1500 }]));
});
