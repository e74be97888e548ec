import { describe, expect, it } from 'vitest';
import { type PlayedAnswer, type PlayedSession, playFlags } from './play-flags.ts';

/** 300 characters: 20 seconds to read, by the measure of the clock. */
const answer = (seconds: number, more: Partial<PlayedAnswer> = {}): PlayedAnswer => ({
  how: 'answered',
  right: true,
  milliseconds: 1000 * seconds,
  text: 300,
  code: 0,
  ...more,
});
const human = [12, 31, 8, 22, 17, 40, 9, 14, 26, 19, 11, 33].map((seconds) => answer(seconds));
const session = (more: Partial<PlayedSession> = {}): PlayedSession => ({
  answers: human,
  othersFromAddress: 0,
  settledBefore: true,
  ratingBefore: 1500,
  ratingAfter: 1600,
  ...more,
});

describe('what an administrator may want to look at', () => {
  it.each<[string, Partial<PlayedSession>, string[]]>([
    ['a session like any other', {}, []],
    ['nothing answered', { answers: [] }, []],
    ['three right answers in two seconds', { answers: [...human.slice(3), answer(2), answer(2), answer(2)] }, []],
    [
      'four of them',
      { answers: [...human.slice(4), answer(2), answer(3), answer(2), answer(4)] },
      ['faster-than-reading'],
    ],
    [
      'quick but wrong: a guess, which gains nothing',
      { answers: [...human.slice(4), ...[1, 2, 3, 2].map((seconds) => answer(seconds, { right: false }))] },
      [],
    ],
    [
      'quickly skipped',
      { answers: [1, 2, 1, 3, 1].map((seconds) => answer(seconds, { how: 'skipped', right: false })) },
      [],
    ],
    [
      'short questions may be answered quickly',
      { answers: [3, 4, 2, 5].map((seconds) => answer(seconds, { text: 90 })) },
      [],
    ],
    [
      'code takes longer to read than text',
      { answers: [6, 7, 8, 6.5].map((seconds) => answer(seconds, { code: 160 })) },
      ['faster-than-reading'],
    ],
    ['the same pace throughout', { answers: human.map((_, index) => answer(15 + (index % 2) / 10)) }, ['even-pace']],
    ['the same pace, but seven answers only', { answers: human.slice(0, 7).map(() => answer(15)) }, []],
    ['four others from the same place', { othersFromAddress: 4 }, []],
    ['five others from the same place', { othersFromAddress: 5 }, ['shared-address']],
    ['a leap of somebody who was known', { ratingAfter: 1850 }, ['leap']],
    ['the same leap of somebody new', { ratingAfter: 1850, settledBefore: false }, []],
    ['a fall', { ratingAfter: 1100 }, []],
  ])('%s', (_, more, kinds) => {
    expect(playFlags(session(more)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('says by how much', () => {
    const answers = [...human.slice(4), answer(2), answer(3), answer(2), answer(4)];
    expect(playFlags(session({ answers, othersFromAddress: 9, ratingAfter: 1900.4 }))).toEqual([
      { kind: 'faster-than-reading', data: { answers: 4, of: 12 } },
      { kind: 'shared-address', data: { people: 9 } },
      { kind: 'leap', data: { points: 400 } },
    ]);
  });
});
