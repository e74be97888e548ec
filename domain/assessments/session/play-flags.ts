import { readingMilliseconds } from './timer.ts';

/** What an administrator may want to look at; never a verdict. */
export type PlayFlag =
  /** So many right answers came before anybody could have read the question. */
  | { kind: 'faster-than-reading'; data: { answers: number; of: number } }
  /** All answers took nearly the same time, as those of a script do. */
  | { kind: 'even-pace'; data: { seconds: number } }
  /** So many other people have begun this test from the same place on the same day. */
  | { kind: 'shared-address'; data: { people: number } }
  /** A player who was known has become another one overnight. */
  | { kind: 'leap'; data: { points: number } };
export const flagKinds = [
  'faster-than-reading',
  'even-pace',
  'shared-address',
  'leap',
] as const satisfies PlayFlag['kind'][];

export type PlayedAnswer = {
  how: 'answered' | 'skipped' | 'timedOut';
  right: boolean;
  milliseconds: number;
  /** Characters of the question and its options, and of its code. */
  text: number;
  code: number;
};

export type PlayedSession = {
  answers: readonly PlayedAnswer[];
  /** Others than the player. */
  othersFromAddress: number;
  /** Settled before the session: only then is a change surprising. */
  settledBefore: boolean;
  ratingBefore: number;
  ratingAfter: number;
};

/** Nobody reads this many times faster than the time that the clock allows for reading. */
const readingFactor = 4;
const fewestFast = 4;
const fewestEven = 8;
/** The spread of the times as a share of their mean; people are above a quarter. */
const evenSpread = 0.05;
const manyFromAddress = 5;
const leapPoints = 350;

/** What is unusual about a rated session, from what was stored of it. */
export function playFlags(session: PlayedSession): PlayFlag[] {
  return [...fasterThanReading(session), ...evenPace(session), ...sharedAddress(session), ...leap(session)];
}

/** Only right answers: whoever guesses quickly gains nothing by it. */
function fasterThanReading({ answers }: PlayedSession): PlayFlag[] {
  const right = answers.filter((one) => one.how === 'answered' && one.right);
  const fast = right.filter((one) => one.milliseconds < readingMilliseconds(one) / readingFactor);
  if (fast.length < fewestFast) return [];
  return [{ kind: 'faster-than-reading', data: { answers: fast.length, of: right.length } }];
}

function evenPace({ answers }: PlayedSession): PlayFlag[] {
  const times = answers.filter(({ how }) => how === 'answered').map(({ milliseconds }) => milliseconds);
  if (times.length < fewestEven) return [];
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const spread = Math.sqrt(times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length);
  return spread < evenSpread * mean ? [{ kind: 'even-pace', data: { seconds: Math.round(mean / 1000) } }] : [];
}

/** A school or an office plays from one place too: it is a hint, and a weak one. */
function sharedAddress({ othersFromAddress: people }: PlayedSession): PlayFlag[] {
  return people >= manyFromAddress ? [{ kind: 'shared-address', data: { people } }] : [];
}

function leap({ settledBefore, ratingBefore, ratingAfter }: PlayedSession): PlayFlag[] {
  const points = Math.round(ratingAfter - ratingBefore);
  return settledBefore && points >= leapPoints ? [{ kind: 'leap', data: { points } }] : [];
}
