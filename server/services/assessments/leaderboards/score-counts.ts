import { sql } from 'kysely';
import type { ScoreStanding } from '../../../../domain/assessments/rating/ranking.ts';
import type { Trx, Writer } from '../../../data/database.ts';

export type ScoreChange = { seasonId: string; score: number; change: number };

/** Adds or removes players at these scores; always in the same order, to prevent deadlocks. */
export async function countScores(trx: Trx, testId: string, changes: readonly ScoreChange[]): Promise<void> {
  const sums = new Map<string, ScoreChange>();
  for (const one of changes) {
    const key = `${one.seasonId} ${one.score}`;
    sums.set(key, { ...one, change: (sums.get(key)?.change ?? 0) + one.change });
  }
  const sorted = [...sums.values()]
    .filter(({ change }) => change !== 0)
    .sort((a, b) => (a.seasonId < b.seasonId ? -1 : a.seasonId > b.seasonId ? 1 : a.score - b.score));
  for (const { seasonId, score, change } of sorted) {
    await sql`insert into score_counts as kept (test_id, season_id, score, players)
      values (${testId}, ${seasonId}, ${score}, ${Math.max(0, change)})
      on conflict (test_id, season_id, score) do update set players = greatest(0, kept.players + ${change})`.execute(
      trx,
    );
  }
}

/** The rank of a score among the settled players of a test: a sum over scores, not over players. */
export async function readStanding(
  db: Writer,
  testId: string,
  seasonId: string,
  score: number,
): Promise<ScoreStanding> {
  const { rows } = await sql<ScoreStanding>`
    select coalesce(sum(players) filter (where score >= ${score}), 0)::int as same_or_better,
      coalesce(sum(players) filter (where score > ${score}), 0)::int as better, coalesce(sum(players), 0)::int as players
    from score_counts where test_id = ${testId} and season_id = ${seasonId}`.execute(db);
  return rows[0] ?? { sameOrBetter: 0, better: 0, players: 0 };
}
