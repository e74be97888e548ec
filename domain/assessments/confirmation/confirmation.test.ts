import { describe, expect, it } from 'vitest';
import {
  type ConfirmationRow,
  chanceOfAtMost,
  confirmation,
  confirmationState,
  isConfirmedBy,
  nextRequestAt,
} from './confirmation.ts';

const now = new Date('2026-11-17T10:00:00Z');
const minutesAfter = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const row = (given: Partial<ConfirmationRow> = {}): ConfirmationRow => ({
  askedAt: minutesAfter(-5),
  expiresAt: minutesAfter(25),
  declinedAt: null,
  sessionId: null,
  endedAt: null,
  confirmed: null,
  ...given,
});

describe('a request to confirm a score (docs/product/assessments.md, Confirming a score during a call)', () => {
  it.each([
    ['asked', row()],
    ['expired', row({ expiresAt: now })],
    ['declined', row({ declinedAt: minutesAfter(-1) })],
    ['declined', row({ declinedAt: minutesAfter(-100), expiresAt: minutesAfter(-90) })],
    ['playing', row({ sessionId: 'one', expiresAt: minutesAfter(-1) })],
    ['confirmed', row({ sessionId: 'one', endedAt: now, confirmed: true })],
    ['notConfirmed', row({ sessionId: 'one', endedAt: now, confirmed: false })],
  ])('is %s', (state, given) => expect(confirmationState(given, now)).toBe(state));

  const day = 24 * 60;
  it.each<[string, ConfirmationRow[], Date | undefined, ReturnType<typeof nextRequestAt>]>([
    ['at once when there is none', [], undefined, undefined],
    ['after the open one', [row()], undefined, 'answerFirst'],
    ['after the one that is played', [row({ sessionId: 'one' })], undefined, 'answerFirst'],
    ['a day after a refusal', [row({ declinedAt: minutesAfter(-60) })], undefined, minutesAfter(day - 60)],
    ['a day after one without an answer', [row({ expiresAt: minutesAfter(-30) })], undefined, minutesAfter(day - 30)],
    ['after a day', [row({ declinedAt: minutesAfter(-day) })], undefined, undefined],
    ['a week after the last confirmation with any company', [], minutesAfter(-day), minutesAfter(6 * day)],
    ['after a week', [], minutesAfter(-7 * day), undefined],
  ])('may be made again %s', (_, here, lastEnd, next) => expect(nextRequestAt(here, lastEnd, now)).toEqual(next));
});

describe('five answers', () => {
  /** Typed questions, as far below the score as they are chosen. */
  const questions = (score: number) =>
    Array.from({ length: confirmation.questions }, () => ({
      rating: score - confirmation.easierBy,
      deviation: 60,
      discrimination: 1,
      luck: 0,
    }));

  it.each([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, true],
  ])('with %i right ones: confirmed is %s', (right, confirmed) =>
    expect(isConfirmedBy({ score: 1700, deviation: 60 }, questions(1700), right)).toBe(confirmed),
  );

  it('do not confirm anything when every question was known before', () => {
    expect(isConfirmedBy({ score: 1700, deviation: 60 }, [], 0)).toBe(false);
  });

  it('are judged more mildly when the score is less certain', () => {
    const chance = (deviation: number | null) => chanceOfAtMost({ score: 1700, deviation }, questions(1700), 2);
    expect(chance(100)).toBeGreaterThan(chance(40));
    expect(chance(null)).toBeLessThan(chance(40));
    expect(chanceOfAtMost({ score: 1700, deviation: 100 }, questions(1700), 5)).toBeCloseTo(1, 4);
  });

  it('confirm nine of ten honest scores, and one of six that are 400 points too high', () => {
    const asked = questions(1700);
    const confirms = (strength: number) => 1 - chanceOfAtMost({ score: strength, deviation: 0 }, asked, 2);
    expect(confirms(1700)).toBeGreaterThan(0.9);
    expect(confirms(1300)).toBeLessThan(1 / 6);
  });
});
