import { type Medal, medalOf, rankingPercent } from '../../../../domain/assessments/rating/ranking.ts';
import type { Place as StoredPlace } from '../../../../domain/assessments/test-on-profile.ts';

/** A rank as it is shown: 'Top {percent}%', with its medal, and whether it may still move. */
export type Place = {
  percent: number;
  medal: Medal | undefined;
  provisional: boolean;
  rank?: number;
  players?: number;
};

/** The rank of a session; older sessions have only a centile. */
export function placeOf(stored: StoredPlace | undefined, provisional = false): Place | undefined {
  if (stored?.centile === undefined) return undefined;
  const { centile, rank, players } = stored;
  return {
    percent: rankingPercent(centile),
    medal: medalOf(centile),
    provisional,
    ...(rank !== undefined && { rank }),
    ...(players !== undefined && { players }),
  };
}
