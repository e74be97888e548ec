import { describe, expect, it } from 'vitest';
import { type PlayedAnswer, type PlayedSession, playFlags } from './play-flags.ts';

/** 300 characters: 20 seconds to read, at the reading speed of the timer. */
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

describe('unusual sessions, for administrators (docs/product/assessments.md, Unusual sessions)', () => {
  it.each<[string, Partial<PlayedSession>, string[]]>([
    ['an ordinary session', {}, []],
    ['a session without answers', { answers: [] }, []],
    ['three right answers in two seconds each', { answers: [...human.slice(3), answer(2), answer(2), answer(2)] }, []],
    [
      'four right answers in a few seconds each',
      { answers: [...human.slice(4), answer(2), answer(3), answer(2), answer(4)] },
      ['faster-than-reading'],
    ],
    [
      'quick wrong answers, which gain nothing',
      { answers: [...human.slice(4), ...[1, 2, 3, 2].map((seconds) => answer(seconds, { right: false }))] },
      [],
    ],
    [
      'quickly skipped questions',
      { answers: [1, 2, 1, 3, 1].map((seconds) => answer(seconds, { how: 'skipped', right: false })) },
      [],
    ],
    [
      'quick right answers to short questions',
      { answers: [3, 4, 2, 5].map((seconds) => answer(seconds, { text: 90 })) },
      [],
    ],
    [
      'quick right answers to questions with code, which takes longer to read',
      { answers: [6, 7, 8, 6.5].map((seconds) => answer(seconds, { code: 160 })) },
      ['faster-than-reading'],
    ],
    [
      'the same time for all answers',
      { answers: human.map((_, index) => answer(15 + (index % 2) / 10)) },
      ['even-pace'],
    ],
    ['the same time for only seven answers', { answers: human.slice(0, 7).map(() => answer(15)) }, []],
    ['four other players at the same client address', { othersFromAddress: 4 }, []],
    ['five other players at the same client address', { othersFromAddress: 5 }, ['shared-address']],
    ['a large gain of a player with a settled rating', { ratingAfter: 1850 }, ['leap']],
    ['the same gain of a new player', { ratingAfter: 1850, settledBefore: false }, []],
    ['a large loss', { ratingAfter: 1100 }, []],
  ])('flags of %s', (_, more, kinds) => {
    expect(playFlags(session(more)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('contain the numbers', () => {
    const answers = [...human.slice(4), answer(2), answer(3), answer(2), answer(4)];
    expect(playFlags(session({ answers, othersFromAddress: 9, ratingAfter: 1900.4 }))).toEqual([
      { kind: 'faster-than-reading', data: { answers: 4, of: 12 } },
      { kind: 'shared-address', data: { people: 9 } },
      { kind: 'leap', data: { points: 400 } },
    ]);
  });
});
