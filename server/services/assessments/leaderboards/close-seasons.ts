import { CompiledQuery, sql } from 'kysely';
import { seasonById } from '../../../../domain/assessments/leaderboards/season.ts';
import { asPlanned, seasonAt } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import { countAllStars, writeAllStars } from '../../../data/boards/all-stars.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { unlockForAll } from '../achievements/unlock.ts';
import { sweepSessions } from '../session/sweep-sessions.ts';
import { readSeasons } from './read-seasons.ts';

/** After the end of a season, this is long enough for its last open questions to time out. */
const settleMilliseconds = 60 * 60 * 1000;

/**
 * Stores the final ranks and the all-stars of every season that is over. Open questions are closed first, so that no
 * session can end in a closed season. Returns the seasons that were closed now.
 */
export async function closeSeasons(runtime: Pick<Runtime, 'db' | 'ports'>): Promise<string[]> {
  const { db, ports } = runtime;
  const now = ports.clock.now();
  const { rows } = await sql<{ seasonId: string }>`
    select distinct season_id from score_counts c where season_id <> ''
      and not exists (select from closed_seasons k where k.season_id = c.season_id) order by 1`.execute(db);
  const { plan } = await readSeasons(db);
  const over = rows
    .map(({ seasonId }) => seasonId)
    .filter((id) => {
      const season = seasonById(id);
      return season && asPlanned(plan, season).end.getTime() + settleMilliseconds <= now.getTime();
    });
  if (over.length === 0) return [];
  await sweepSessions(runtime);
  const closed: string[] = [];
  for (const seasonId of over) {
    if (await db.transaction().execute((trx) => closeOne(trx, seasonId, now))) closed.push(seasonId);
  }
  return closed;
}

async function closeOne(trx: Trx, seasonId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into closed_seasons (season_id, closed_at) values (${seasonId}, ${now})
    on conflict do nothing returning season_id`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    with fields as (
      select test_id, score, players, sum(players) over (partition by test_id order by score desc) as through,
        sum(players) over (partition by test_id) as field
      from score_counts where season_id = ${seasonId} and players > 0
    )
    update season_scores s set final_rank = f.through - f.players + 1, final_players = f.field
    from fields f where s.season_id = ${seasonId} and f.test_id = s.test_id and f.score = s.score`.execute(trx);
  await writeStars(trx, seasonId);
  const best = await trx
    .selectFrom('seasonScores')
    .select('userId')
    .distinct()
    .where('seasonId', '=', seasonId)
    .where('finalRank', '<=', 3)
    .execute();
  const winners = best.map(({ userId }) => userId);
  await unlockForAll(trx, winners, 'season', now);
  return true;
}

/** Recomputes the all-stars of the current season. */
export async function refreshAllStars({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const { id } = seasonAt((await readSeasons(db)).plan, ports.clock.now());
  await db.transaction().execute((trx) => writeStars(trx, id));
}

async function writeStars(trx: Trx, seasonId: string): Promise<void> {
  // One transaction at a time: two at once would count each other's rows twice.
  await sql`select pg_advisory_xact_lock(hashtext('all-stars'))`.execute(trx);
  for (const statement of [writeAllStars, ...countAllStars]) {
    await trx.executeQuery(CompiledQuery.raw(statement, [seasonId]));
  }
}
