import type { Place as StoredPlace } from '../test-on-profile.ts';
import { type Certainty, certaintyOf, marginOf, reliabilityFor, sessionsMissing } from './precision.ts';
import { type Medal, medalOf, rankingPercent } from './ranking.ts';

/** A rank as it is shown: 'Top {percent}%', the medal of a confirmed score, and the rank where it is stored. */
export type Place = { percent: number; medal: Medal | undefined; rank?: number; players?: number };

/** What the next sessions lead to, and about how many it takes. */
type Missing = { goal: 'rank' | 'medal'; sessions: number };

/** A result as every page and file shows it (docs/product/assessments.md, How sure a score is). */
export type Result = {
  score: number;
  /** The score is shown as 'score ± margin'; undefined where the deviation was not stored. */
  margin: number | undefined;
  certainty: Certainty;
  /** Undefined for a provisional result. */
  place: Place | undefined;
  missing: Missing | undefined;
};

/** A stored result; without a deviation nothing is known about how sure it is. */
export type Measured = { score: number; deviation: number | null };

export function certaintyOfResult({ deviation }: Pick<Measured, 'deviation'>): Certainty {
  return deviation === null ? 'provisional' : certaintyOf({ deviation });
}

export function resultOf(measured: Measured, stored?: StoredPlace): Result {
  const { score, deviation } = measured;
  return {
    score,
    margin: deviation === null ? undefined : marginOf({ deviation }),
    certainty: certaintyOfResult(measured),
    place: placeOf(measured, stored),
    missing: missingOf(measured, stored),
  };
}

/** The rank of a result, with its medal if it has one; older results have only a centile. */
export function placeOf(measured: Pick<Measured, 'deviation'>, stored: StoredPlace | undefined): Place | undefined {
  const certainty = certaintyOfResult(measured);
  if (certainty === 'provisional' || stored?.centile === undefined) return undefined;
  const { centile, rank, players } = stored;
  return {
    percent: rankingPercent(centile),
    medal: certainty === 'confirmed' ? medalOf(centile) : undefined,
    ...(rank !== undefined && { rank }),
    ...(players !== undefined && { players }),
  };
}

/** A medal is named only where the percentage is good enough for one. */
function missingOf({ deviation }: Measured, stored: StoredPlace | undefined): Missing | undefined {
  if (deviation === null) return undefined;
  const forRank = sessionsMissing({ deviation }, reliabilityFor.rank);
  if (forRank > 0) return { goal: 'rank', sessions: forRank };
  if (stored?.centile === undefined || !medalOf(stored.centile)) return undefined;
  const forMedal = sessionsMissing({ deviation }, reliabilityFor.medal);
  return forMedal > 0 ? { goal: 'medal', sessions: forMedal } : undefined;
}

/** So coarse that an anonymous result cannot be found in a leaderboard by its score; the interval only grows. */
export function coarseResult({ score, margin }: Pick<Result, 'score' | 'margin'>): Pick<Result, 'score' | 'margin'> {
  return {
    score: coarseStep * Math.round(score / coarseStep),
    margin: margin === undefined ? undefined : coarseStep * Math.ceil((margin + coarseStep / 2) / coarseStep),
  };
}

const coarseStep = 50;
