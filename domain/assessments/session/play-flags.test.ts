import { describe, expect, it } from 'vitest';
import { type PlayedAnswer, type PlayedSession, playFlags } from './play-flags.ts';

/** 300 characters: 20 seconds to read, at the reading speed of the timer. */
const answer = (seconds: number, more: Partial<PlayedAnswer> = {}): PlayedAnswer => ({
  how: 'answered',
  right: true,
  milliseconds: 1000 * seconds,
  text: 300,
  code: 0,
  usualMilliseconds: null,
  ...more,
});
const human = [12, 31, 8, 22, 17, 40, 9, 14, 26, 19, 11, 33].map((seconds) => answer(seconds));
/** Questions that take others 15 to 59 seconds. */
const usual = Array.from({ length: 12 }, (_, index) => 15 + 4 * index);
const following = usual.map((seconds, index) =>
  answer(seconds * (0.6 + (index % 5) / 5), { usualMilliseconds: 1000 * seconds }),
);
/** Pauses of 10 to 40 seconds that have nothing to do with the questions. */
const pausing = usual.map((seconds, index) =>
  answer(10 + ((index * 7) % 12) * 2.5, { usualMilliseconds: 1000 * seconds }),
);
const session = (more: Partial<PlayedSession> = {}): PlayedSession => ({
  answers: human,
  earlier: [],
  sameMistakes: 0,
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
    [
      'four right answers in a few seconds each',
      { answers: [...human.slice(4), ...[2, 3, 2, 4].map((one) => answer(one))] },
      [],
    ],
    [
      'five right answers in a few seconds each',
      { answers: [...human.slice(5), ...[2, 3, 2, 4, 1].map((one) => answer(one))] },
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
      { answers: [6, 7, 8, 6.5, 9].map((seconds) => answer(seconds, { code: 160 })) },
      ['faster-than-reading'],
    ],
    [
      'the same time for all answers',
      { answers: human.map((_, index) => answer(15 + (index % 2) / 10)) },
      ['even-pace'],
    ],
    ['the same time for only seven answers', { answers: human.slice(0, 7).map(() => answer(15)) }, []],
    [
      'times within a tenth of each other',
      { answers: human.map((_, index) => answer(15 + (index % 4) / 2)) },
      ['even-pace'],
    ],
    ['times that follow the questions', { answers: following, earlier: [following, following] }, []],
    ['one session of random pauses', { answers: pausing }, []],
    ['three sessions of random pauses', { answers: pausing, earlier: [pausing, pausing] }, ['unrelated-pace']],
    ['random pauses and too few answers before', { answers: pausing, earlier: [pausing.slice(5), []] }, []],
    ['two rare mistakes of another player', { sameMistakes: 2 }, []],
    ['three rare mistakes of another player', { sameMistakes: 3 }, ['same-mistakes']],
    ['four other players at the same client address', { othersFromAddress: 4 }, []],
    ['five other players at the same client address', { othersFromAddress: 5 }, ['shared-address']],
    ['a large gain of a player with a settled rating', { ratingAfter: 1850 }, ['leap']],
    ['the same gain of a new player', { ratingAfter: 1850, settledBefore: false }, []],
    ['a large loss', { ratingAfter: 1100 }, []],
  ])('flags of %s', (_, more, kinds) => {
    expect(playFlags(session(more)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('contain the numbers', () => {
    const answers = [...human.slice(5), ...[2, 3, 2, 4, 1].map((seconds) => answer(seconds))];
    expect(playFlags(session({ answers, sameMistakes: 4, othersFromAddress: 9, ratingAfter: 1900.4 }))).toEqual([
      { kind: 'faster-than-reading', data: { answers: 5, of: 12 } },
      { kind: 'same-mistakes', data: { answers: 4 } },
      { kind: 'shared-address', data: { people: 9 } },
      { kind: 'leap', data: { points: 400 } },
    ]);
  });
});
