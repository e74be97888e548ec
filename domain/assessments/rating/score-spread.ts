import { centileOf, type Medal, medalOf } from './ranking.ts';

/** Below this many ranked players a curve would show single people. */
export const leastSpreadPlayers = 20;

/** Scores are drawn on this scale; those beyond it count at its ends. */
export const spreadScale = { from: 600, to: 2400 };
const step = 50;

type ScoreCount = { score: number; players: number };
/** The ranked players of a test by intervals of the scale, and the score from which each medal is given. */
export type ScoreSpread = { counts: number[]; medals: { medal: Medal; from: number }[] };

/** docs/product/assessments.md, Results of a session: undefined where there are too few players. */
export function scoreSpread(rows: readonly ScoreCount[]): ScoreSpread | undefined {
  const players = rows.reduce((sum, row) => sum + row.players, 0);
  if (players < leastSpreadPlayers) return undefined;
  const counts = Array.from({ length: (spreadScale.to - spreadScale.from) / step }, () => 0);
  for (const { score, players: many } of rows) {
    const at = Math.min(counts.length - 1, Math.max(0, Math.floor((score - spreadScale.from) / step)));
    counts[at] = (counts[at] ?? 0) + many;
  }
  return { counts, medals: medalsFrom(rows, players) };
}

/** The lowest score of the players who have each medal; a medal that no player has is left out. */
function medalsFrom(rows: readonly ScoreCount[], players: number): ScoreSpread['medals'] {
  const from = new Map<Medal, number>();
  let sameOrBetter = 0;
  for (const { score, players: many } of rows.toSorted((one, other) => other.score - one.score)) {
    sameOrBetter += many;
    const medal = many > 0 ? medalOf(centileOf(sameOrBetter, players) ?? 1) : undefined;
    if (medal) from.set(medal, score);
  }
  return [...from].map(([medal, score]) => ({ medal, from: score })).reverse();
}
