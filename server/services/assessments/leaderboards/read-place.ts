import { centileOf, type Medal, medalOf, rankingPercent } from '../../../../domain/assessments/rating/ranking.ts';
import type { Writer } from '../../../data/database.ts';
import { readStanding } from './score-counts.ts';

/** A rank as it is shown: 'Top {percent} %', with its medal. */
export type Place = { percent: number; medal: Medal | undefined; rank?: number; players?: number };

/** The current rank of a score. */
export async function readPlace(
  db: Writer,
  testId: string,
  seasonId: string,
  score: number,
): Promise<Place | undefined> {
  const { sameOrBetter, better, players } = await readStanding(db, testId, seasonId, score);
  return placeOf({ centile: centileOf(sameOrBetter, players), rank: better + 1, players });
}

/** The rank of a session at its end; older sessions have only a centile. */
export function placeOf(stored: { centile?: number; rank?: number; players?: number } | undefined): Place | undefined {
  if (stored?.centile === undefined) return undefined;
  const { centile, rank, players } = stored;
  return {
    percent: rankingPercent(centile),
    medal: medalOf(centile),
    ...(rank !== undefined && { rank }),
    ...(players !== undefined && { players }),
  };
}
