import { sql } from 'kysely';
import type { Database } from '../../../server/data/database.ts';
import { readStanding } from '../../../server/services/assessments/leaderboards/score-counts.ts';
import { quantile, rounded } from '../statistics.ts';

const players = 1_000_000;
const rounds = 200;
const countRounds = 5;

/**
 * Rank and centile among a million settled players: by the counts of scores, and by counting players for comparison.
 */
export async function measureRanks(db: Database, testId: string): Promise<object> {
  await fill(db, testId);
  const timed = async (times: number, ask: (score: number) => Promise<unknown>) => {
    const took: number[] = [];
    for (let round = -3; round < times; round++) {
      const began = performance.now();
      await ask(900 + (((round + 3) * 37) % 1200));
      if (round >= 0) took.push(performance.now() - began);
    }
    return { p50: rounded(quantile(took, 0.5), 2), p99: rounded(quantile(took, 0.99), 2) };
  };
  const standing = await timed(rounds, (score) => readStanding(db, testId, '', score));
  const counting = await timed(countRounds, (score) =>
    sql`select count(*) filter (where score >= ${score}), count(*) from player_ratings
      where test_id = ${testId} and settled`.execute(db),
  );
  const { players: known } = await readStanding(db, testId, '', 1500);
  if (known < players) throw new Error(`${known} players instead of ${players}`);
  return { players, standing, counting };
}

/** Without users: their accounts are not measured. */
async function fill(db: Database, testId: string): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into player_ratings (user_id, test_id, rating, deviation, volatility, score, settled, sessions, last_session_at)
      select gen_random_uuid(), ${testId}, s, 100, 0.06, s, true, 1, now()
      from (select greatest(0, round(random_normal(1500, 250)))::int as s from generate_series(1, ${players})) as drawn`.execute(
      one,
    );
    await sql`insert into score_counts (test_id, season_id, score, players)
      select test_id, '', score, count(*) from player_ratings where test_id = ${testId} and settled group by 1, 3
      on conflict (test_id, season_id, score) do update set players = excluded.players`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`analyze player_ratings, score_counts`.execute(db);
}
