import { readingMilliseconds } from './timer.ts';

/** A hint for an administrator, never a verdict. */
export type PlayFlag =
  /** This many right answers came before a person could have read the question. */
  | { kind: 'faster-than-reading'; data: { answers: number; of: number } }
  /** All answers took nearly the same time, as those of a script do. */
  | { kind: 'even-pace'; data: { seconds: number } }
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
};

export type PlayedSession = {
  answers: readonly PlayedAnswer[];
  /** Users other than the player. */
  othersFromAddress: number;
  /** Settled before the session: only then is a large change surprising. */
  settledBefore: boolean;
  ratingBefore: number;
  ratingAfter: number;
};

/** No person reads this many times faster than the reading time of the timer. */
const readingFactor = 4;
const fewestFast = 4;
const fewestEven = 8;
/** The spread of the times as a share of their mean; that of people is above a quarter. */
const evenSpread = 0.05;
const manyFromAddress = 5;
const leapPoints = 350;

/** The unusual facts about a rated session, from its stored data. */
export function playFlags(session: PlayedSession): PlayFlag[] {
  return [...fasterThanReading(session), ...evenPace(session), ...sharedAddress(session), ...leap(session)];
}

/** Only right answers: guessing quickly gains nothing. */
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

/** A school or an office shares one client address too: this is a weak hint. */
function sharedAddress({ othersFromAddress: people }: PlayedSession): PlayFlag[] {
  return people >= manyFromAddress ? [{ kind: 'shared-address', data: { people } }] : [];
}

function leap({ settledBefore, ratingBefore, ratingAfter }: PlayedSession): PlayFlag[] {
  const points = Math.round(ratingAfter - ratingBefore);
  return settledBefore && points >= leapPoints ? [{ kind: 'leap', data: { points } }] : [];
}
