import { sql } from 'kysely';
import { type Board, boardOf } from '../../../../domain/assessments/leaderboards/leaderboard.ts';
import { rankingPercent } from '../../../../domain/assessments/rating/ranking.ts';
import { type Place, type Ranking, readRankings } from '../../../../domain/assessments/test-on-profile.ts';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';

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
      await sql`update test_sessions s set updated_ranking = given.ranking
        from json_to_recordset(${JSON.stringify(changed)}::json) as given (id uuid, ranking jsonb)
        where s.id = given.id`.execute(db);
    }
    written += changed.length;
    last = rows.at(-1);
    if (rows.length < batchSize) return written;
  }
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
  const allTime = placeOf(boards.get(''), row.score);
  const inSeason = seasonId === null ? undefined : placeOf(boards.get(seasonId), row.score);
  const same =
    samePlace(known?.allTime, allTime) && (seasonId === null || samePlace(known?.seasons?.[seasonId], inSeason));
  if (same || !allTime) return [];
  return [{ id: row.id, ranking: { allTime, seasons: seasonId && inSeason ? { [seasonId]: inSeason } : {} } }];
}

/** The player of this session may have another score now; the centile is at least that of the first of all players. */
function placeOf(board: Board | undefined, score: number): Place | undefined {
  if (!board || board.players === 0) return undefined;
  const centile = Math.max(board.centileOf(score) ?? 1, 1 / board.players);
  return { centile, rank: board.rankOf(score), players: board.players };
}

function samePlace(one: Place | undefined, other: Place | undefined): boolean {
  if (one?.centile === undefined || other?.centile === undefined) return one?.centile === other?.centile;
  return rankingPercent(one.centile) === rankingPercent(other.centile) && one.rank === other.rank;
}
