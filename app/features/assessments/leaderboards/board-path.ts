import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/**
 * docs/product/assessments.md, Leaderboards: page 1 has no number in its address; the other pages end with their
 * number.
 */
export function boardPath(locale: Locale, alias: string, season: string | undefined, number = 1): string {
  const page = String(number);
  if (season)
    return pathTo(locale, number > 1 ? 'seasonLeaderboardPage' : 'seasonLeaderboard', { alias, season, page });
  return pathTo(locale, number > 1 ? 'leaderboardPage' : 'leaderboard', { alias, page });
}

export function allStarsPath(locale: Locale, number = 1): string {
  return pathTo(locale, number > 1 ? 'allStarsPage' : 'allStars', { page: String(number) });
}

/** The anchor of the viewer's own line. */
export const ownLine = 'my-rank';
