import { readingMilliseconds } from './timer.ts';

/** A hint for an administrator, never a verdict. */
export type PlayFlag =
  /** This many right answers came before a person could have read the question. */
  | { kind: 'faster-than-reading'; data: { answers: number; of: number } }
  /** All answers took nearly the same time, as those of a script do. */
  | { kind: 'even-pace'; data: { seconds: number } }
  /** In this many sessions the times do not follow the questions: a person is slower where others are slower. */
  | { kind: 'unrelated-pace'; data: { sessions: number } }
  /** This many rare wrong answers are those of one and the same other player. */
  | { kind: 'same-mistakes'; data: { answers: number } }
  /** This many other users have started this test from the same client address on the same day. */
  | { kind: 'shared-address'; data: { people: number } }
  /** The rating of a player with a settled rating has changed by many points in one session. */
  | { kind: 'leap'; data: { points: number } };

export type PlayedAnswer = {
  how: 'answered' | 'skipped' | 'timedOut';
  right: boolean;
  milliseconds: number;
  /** Characters of the question and its options, and of its code. */
  text: number;
  code: number;
  /** How long other players take, once enough of them have answered. */
  usualMilliseconds: number | null;
};

export type PlayedSession = {
  answers: readonly PlayedAnswer[];
  /** The answers of the player's rated sessions before, of any test, at most `sessionsOfPace` − 1. */
  earlier: readonly (readonly PlayedAnswer[])[];
  /** The most rare wrong answers that are also those of one other player. */
  sameMistakes: number;
  /** Users other than the player. */
  othersFromAddress: number;
  /** Settled before the session: only then is a large change surprising. */
  settledBefore: boolean;
  ratingBefore: number;
  ratingAfter: number;
};

/** No person reads this many times faster than the reading time of the timer. */
const readingFactor = 4;
const fewestFast = 5;
const fewestTimed = 8;
/** The spread of the logarithms of the times; that of people is above a quarter. */
const evenSpread = 0.17;
/** So many sessions are judged together: one alone does not tell a random pause from a person. */
export const sessionsOfPace = 3;
/** How much more likely the times must be without the questions than with them, as a logarithm. */
const unrelatedPace = -4;
const fewestSameMistakes = 3;
const manyFromAddress = 5;
const leapPoints = 350;

/** The unusual facts about a rated session, from its stored data. */
export function playFlags(session: PlayedSession): PlayFlag[] {
  return [fasterThanReading, evenPace, unrelated, sameMistakes, sharedAddress, leap].flatMap((flag) => flag(session));
}

/** Only right answers: guessing quickly gains nothing. */
function fasterThanReading({ answers }: PlayedSession): PlayFlag[] {
  const right = answers.filter((one) => one.how === 'answered' && one.right);
  const fast = right.filter((one) => one.milliseconds < readingMilliseconds(one) / readingFactor);
  if (fast.length < fewestFast) return [];
  return [{ kind: 'faster-than-reading', data: { answers: fast.length, of: right.length } }];
}

function evenPace({ answers }: PlayedSession): PlayFlag[] {
  const timed = timedOf(answers);
  if (timed.length < fewestTimed) return [];
  const mean = timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / timed.length;
  const isEven = Math.sqrt(varianceOf(timed.map(logTime))) < evenSpread;
  return isEven ? [{ kind: 'even-pace', data: { seconds: Math.round(mean / 1000) } }] : [];
}

/**
 * Compares two explanations of the times of a session: an own pace times what each question takes, and an own pace
 * alone. Both spread as the times show (docs/decisions/2026-11-17-measuring-players.md).
 */
function unrelated({ answers, earlier }: PlayedSession): PlayFlag[] {
  const sessions = [answers, ...earlier.slice(0, sessionsOfPace - 1)].map(timedOf);
  const judged = sessions.filter((timed) => timed.length >= fewestTimed);
  const support = judged.reduce((sum, timed) => {
    const alone = varianceOf(timed.map(logTime));
    const withQuestions = varianceOf(timed.map((one) => logTime(one) - Math.log(usualOf(one))));
    return sum + (timed.length / 2) * Math.log(Math.max(alone, tiny) / Math.max(withQuestions, tiny));
  }, 0);
  return support < unrelatedPace ? [{ kind: 'unrelated-pace', data: { sessions: judged.length } }] : [];
}

/** Keeps the logarithm finite where all times are equal. */
const tiny = 1e-6;

function timedOf(answers: readonly PlayedAnswer[]): PlayedAnswer[] {
  return answers.filter(({ how }) => how === 'answered');
}

function logTime({ milliseconds }: PlayedAnswer): number {
  return Math.log(Math.max(1, milliseconds));
}

/** Before others have answered: half of the reading time, and a while to think. */
function usualOf(answer: PlayedAnswer): number {
  return answer.usualMilliseconds ?? 12_000 + readingMilliseconds(answer) / 2;
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

function sameMistakes({ sameMistakes: answers }: PlayedSession): PlayFlag[] {
  return answers >= fewestSameMistakes ? [{ kind: 'same-mistakes', data: { answers } }] : [];
}

/** A school or an office shares one client address too: this is a weak hint. */
function sharedAddress({ othersFromAddress: people }: PlayedSession): PlayFlag[] {
  return people >= manyFromAddress ? [{ kind: 'shared-address', data: { people } }] : [];
}

function leap({ settledBefore, ratingBefore, ratingAfter }: PlayedSession): PlayFlag[] {
  const points = Math.round(ratingAfter - ratingBefore);
  return settledBefore && points >= leapPoints ? [{ kind: 'leap', data: { points } }] : [];
}
