import { sql } from 'kysely';
import { seasonOf } from '../../../domain/assessments/leaderboards/season.ts';
import type { Runtime } from '../../../server/runtime.ts';
import { refreshAllStars } from '../../../server/services/assessments/leaderboards/close-seasons.ts';
import { refreshRankings } from '../../../server/services/assessments/leaderboards/refresh-rankings.ts';
import { rounded } from '../statistics.ts';

const sessions = 200_000;

/** The background tasks of the tests: ranks of ended sessions, and the all-stars of the season. */
export async function measureTasks(runtime: Pick<Runtime, 'db' | 'ports'>): Promise<object> {
  await fill(runtime);
  const timed = async (job: () => Promise<unknown>) => {
    const began = performance.now();
    await job();
    return rounded((performance.now() - began) / 1000, 2);
  };
  const rankings = {
    all: await timed(() => refreshRankings(runtime)),
    none: await timed(() => refreshRankings(runtime)),
  };
  const stars = { all: await timed(() => refreshAllStars(runtime)), none: await timed(() => refreshAllStars(runtime)) };
  return { sessions, rankingsSeconds: rankings, allStarsSeconds: stars };
}

/** Each session of another user, spread over all tests; with minimal accounts. */
async function fill({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const season = seasonOf(ports.clock.now()).id;
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`
      with test as (select id, row_number() over (order by id) - 1 as number, count(*) over () as all from tests where status = 'PUBLISHED'),
      person as (insert into users (email, name, role) select 'player-' || n || '@example.com', 'Player', 'DEVELOPER'
        from generate_series(1, ${sessions}) n returning id, split_part(split_part(email, '-', 2), '@', 1)::int as n),
      drawn as (select n, greatest(0, round(random_normal(1500, 250)))::int as score from generate_series(1, ${sessions}) n),
      played as (
        insert into test_sessions (user_id, test_id, status, practice, length, start_date, end_date, season_id, score, ranking)
        select person.id, test.id, 'COMPLETED', false, 12, now(), now() - drawn.n * interval '1 second', ${season}, score,
          jsonb_build_object('allTime', jsonb_build_object('centile', 0.5, 'rank', 1))
        from drawn join person on person.n = drawn.n join test on test.number = drawn.n % test.all returning user_id, test_id, score
      )
      insert into season_scores (user_id, test_id, season_id, score, ended_at)
      select user_id, test_id, ${season}, score, now() from played`.execute(one);
    await sql`insert into score_counts (test_id, season_id, score, players)
      select test_id, each.season_id, score, count(*) from season_scores, lateral (values (season_id), ('')) as each (season_id)
      where season_scores.season_id = ${season} group by 1, 2, 3
      on conflict (test_id, season_id, score) do update set players = score_counts.players + excluded.players`.execute(
      one,
    );
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`analyze test_sessions, season_scores, score_counts`.execute(db);
}
