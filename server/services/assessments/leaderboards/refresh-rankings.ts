import { sql } from 'kysely';
import { type Board, boardOf } from '../../../../domain/assessments/leaderboards/leaderboard.ts';
import { rankingPercent } from '../../../../domain/assessments/rating/ranking.ts';
import { type Place, type Ranking, readRankings } from '../../../../domain/assessments/test-on-profile.ts';
import type { Database, Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { refreshProfiles } from '../../library/refresh-profiles.ts';

const batchSize = 5_000;

type Row = {
  id: string;
  endDate: Date;
  seasonId: string | null;
  score: number;
  ranking: unknown;
  updatedRanking: unknown;
};

/**
 * Updates the rank of each session after new players have joined. Writes in batches, and only the sessions whose shown
 * percentage or rank has changed; the leaderboards have a few thousand lines per test.
 */
export async function refreshRankings({ db }: Pick<Runtime, 'db'>): Promise<number> {
  const tests = await db.selectFrom('tests').select('id').where('status', '=', 'PUBLISHED').orderBy('id').execute();
  let written = 0;
  for (const { id } of tests) written += await refreshTest(db, id);
  return written;
}

async function refreshTest(db: Database, testId: string): Promise<number> {
  const boards = await readBoards(db, testId);
  let written = 0;
  let last: Row | undefined;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, end_date, season_id, score, ranking, updated_ranking from test_sessions
      where test_id = ${testId} and status = 'COMPLETED' and not practice and ranking is not null
        and (end_date, id) < (${last?.endDate ?? 'infinity'}::timestamptz, ${last?.id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
      order by end_date desc, id desc limit ${batchSize}`.execute(db);
    const changed = rows.flatMap((row) => changeOf(row, boards));
    if (changed.length > 0) {
      await db.transaction().execute((trx) => writeRankings(trx, changed));
    }
    written += changed.length;
    last = rows.at(-1);
    if (rows.length < batchSize) return written;
  }
}

/** Also the results on profiles, so that a person sees one percentage of one session everywhere. */
async function writeRankings(trx: Trx, changed: readonly { id: string; ranking: Ranking }[]): Promise<void> {
  await sql`update test_sessions s set updated_ranking = given.ranking
    from json_to_recordset(${JSON.stringify(changed)}::json) as given (id uuid, ranking jsonb)
    where s.id = given.id`.execute(trx);
  const ids = changed.map(({ id }) => id);
  const { rows } = await sql<{ developerId: string }>`
    update developer_tests d set centile = (s.updated_ranking #>> '{allTime,centile}')::float8 from test_sessions s
    where s.id = any(${ids}::uuid[]) and d.developer_id = s.user_id and d.test_id = s.test_id
      and d.ended_at = s.end_date and d.centile <> (s.updated_ranking #>> '{allTime,centile}')::float8
    returning d.developer_id`.execute(trx);
  if (rows.length > 0)
    await refreshProfiles(
      trx,
      rows.map(({ developerId }) => developerId),
    );
}

async function readBoards(db: Database, testId: string): Promise<Map<string, Board>> {
  const counts = await db
    .selectFrom('scoreCounts')
    .select(['seasonId', 'score', 'players'])
    .where('testId', '=', testId)
    .execute();
  const seasons = Map.groupBy(counts, ({ seasonId }) => seasonId);
  return new Map([...seasons].map(([seasonId, lines]) => [seasonId, boardOf(lines)]));
}

function changeOf(row: Row, boards: Map<string, Board>): { id: string; ranking: Ranking }[] {
  const { ranking, updatedRanking } = readRankings(row);
  const known = updatedRanking ?? ranking;
  const { seasonId } = row;
  const provisional = known?.provisional === true;
  const place = (season: string) => (boards.get(season) ?? boardOf([])).placeOf(row.score, provisional);
  const allTime = place('');
  const inSeason = seasonId === null ? undefined : place(seasonId);
  const same =
    samePlace(known?.allTime, allTime) && (seasonId === null || samePlace(known?.seasons?.[seasonId], inSeason));
  if (same || !allTime) return [];
  const seasons = seasonId && inSeason ? { [seasonId]: inSeason } : {};
  return [{ id: row.id, ranking: { ...(provisional && { provisional }), allTime, seasons } }];
}

function samePlace(one: Place | undefined, other: Place | undefined): boolean {
  if (one?.centile === undefined || other?.centile === undefined) return one?.centile === other?.centile;
  return rankingPercent(one.centile) === rankingPercent(other.centile) && one.rank === other.rank;
}
