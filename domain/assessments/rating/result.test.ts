import { describe, expect, it } from 'vitest';
import { coarseResult, resultOf } from './result.ts';
import { resultText, scoreText } from './result-text.ts';

describe('a result as it is shown (docs/product/assessments.md, How sure a score is)', () => {
  const stored = { centile: 0.04, rank: 4, players: 100 };
  const ranked = { percent: 4, rank: 4, players: 100 };
  it.each([
    ['provisional: no percentage, rank or medal', 120, { certainty: 'provisional', margin: 235, place: undefined }],
    [
      'ranked: the percentage and the rank, no medal',
      100,
      { certainty: 'ranked', margin: 195, place: { ...ranked, medal: undefined } },
    ],
    [
      'confirmed: also the medal',
      70,
      { certainty: 'confirmed', margin: 135, place: { ...ranked, medal: 'gold' }, missing: undefined },
    ],
    [
      'of an unknown deviation: provisional, without an interval',
      null,
      { certainty: 'provisional', margin: undefined, place: undefined, missing: undefined },
    ],
  ])('%s', (_, deviation, expected) =>
    expect(resultOf({ score: 1540, deviation }, stored)).toMatchObject({ score: 1540, ...expected }),
  );

  it.each([
    ['one session for a rank', 120, 0.04, { goal: 'rank', sessions: 1 }],
    ['two sessions for a rank', 250, 0.9, { goal: 'rank', sessions: 2 }],
    ['one session for a medal within reach', 90, 0.4, { goal: 'medal', sessions: 1 }],
    ['two sessions for a medal within reach', 111, 0.4, { goal: 'medal', sessions: 2 }],
    ['nothing where no medal is within reach', 90, 0.41, undefined],
    ['nothing with a medal', 70, 0.04, undefined],
  ])('says what is missing: %s', (_, deviation, centile, missing) =>
    expect(resultOf({ score: 1500, deviation }, { centile }).missing).toEqual(missing),
  );

  it('of a session without a stored rank has none', () =>
    expect(resultOf({ score: 1500, deviation: 70 }).place).toBeUndefined());
});

describe('the text of a result', () => {
  const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');
  it.each([
    ['fr', 1540, 195, '1 540 ± 195'],
    ['en', 1540, 195, '1,540 ± 195'],
    ['fr', 980, 1005, '980 ± 1 005'],
    ['fr', 1540, undefined, '1 540'],
  ] as const)('in %s: %i, margin %s', (locale, score, margin, text) => {
    expect(plain(scoreText(locale, { score, margin }))).toBe(text);
    expect(scoreText(locale, { score, margin })).not.toContain(' ');
  });

  it.each([
    ['fr', 195, 4, '1 540 ± 195 · Top 4%'],
    ['en', 195, 4, '1,540 ± 195 · Top 4%'],
    ['fr', 235, undefined, '1 540 ± 235 (provisoire)'],
    ['en', 235, undefined, '1,540 ± 235 (provisional)'],
    ['fr', undefined, undefined, '1 540 (provisoire)'],
  ] as const)('in one line, in %s: margin %s, percentage %s', (locale, margin, percent, text) =>
    expect(plain(resultText(locale, { score: 1540, margin, percent }))).toBe(text),
  );
});

it.each([
  [1737, 135, 1750, 200],
  [1724, 200, 1700, 250],
  [1500, undefined, 1500, undefined],
])('an anonymous %i ± %s becomes %i ± %s, which contains it', (score, margin, coarse, wide) =>
  expect(coarseResult({ score, margin })).toEqual({ score: coarse, margin: wide }),
);
