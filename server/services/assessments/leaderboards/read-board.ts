import { type RawBuilder, sql } from 'kysely';
import { boardOf, entriesPerPage, type ScoreCount } from '../../../../domain/assessments/leaderboards/leaderboard.ts';
import { type Medal, medalOf, rankingPercent } from '../../../../domain/assessments/rating/ranking.ts';
import { type Measured, type Result, resultOf } from '../../../../domain/assessments/rating/result.ts';
import { canPlay } from '../../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { type BoardPerson, readBoardPeople } from './board-people.ts';

/** `margin`: undefined for stars, and for scores of former seasons whose deviation is not known. */
type BoardLine = {
  rank: number;
  score: number;
  margin: number | undefined;
  percent: number;
  medal: Medal | undefined;
};
/** `key` identifies a line of the page, not a user; without `person` the player is anonymous. */
export type BoardEntry = BoardLine & { key: string; person: BoardPerson | undefined; mine: boolean };
export type BoardPage = {
  page: number;
  pages: number;
  players: number;
  entries: BoardEntry[];
  /** The viewer's own rank, on any page. */
  own: (BoardLine & { page: number }) | undefined;
  /** The viewer's result while it is provisional: the list does not hold it. */
  provisional: Result | undefined;
};

/** Where a leaderboard is stored: the number of players per score, and the players, best first. */
export type BoardSource = {
  counts: RawBuilder<ScoreCount>;
  /** Rows from a score downwards. */
  from: (start: { score: number; skip: number; limit: number }) => RawBuilder<Measured & { userId: string }>;
  /** The score of a player, and how many players with the same score are listed before. */
  own: (userId: string) => RawBuilder<Measured & { equalsBefore: number }>;
  /** The provisional score of a player who is not on the leaderboard. */
  provisional?: (userId: string) => RawBuilder<Measured>;
};

/**
 * Reads a page in three queries, and the viewer's rank in a fourth; their cost does not grow with the number of
 * players.
 */
export async function readBoardPage(context: Context, source: BoardSource, page: number): Promise<BoardPage> {
  const { db, viewer } = context;
  const { rows: counts } = await source.counts.execute(db);
  const board = boardOf(counts);
  if (page > board.pages) throw new NotFound();
  const line = (measured: Measured): BoardLine => {
    const { score, margin, certainty } = resultOf(measured);
    const centile = board.centileOf(score) ?? 1;
    const medal = certainty === 'confirmed' ? medalOf(centile) : undefined;
    return { rank: board.rankOf(score), score, margin, percent: rankingPercent(centile), medal };
  };
  const start = board.startOf(page);
  const rows = start ? (await source.from({ ...start, limit: entriesPerPage }).execute(db)).rows : [];
  const people = await readBoardPeople(
    context,
    rows.map(({ userId }) => userId),
  );
  const playerId = viewer && canPlay(viewer) ? viewer.userId : undefined;
  const mine = playerId && (await source.own(playerId).execute(db)).rows[0];
  const waiting = playerId && !mine ? (await source.provisional?.(playerId).execute(db))?.rows[0] : undefined;
  return {
    page,
    pages: board.pages,
    players: board.players,
    entries: rows.map(({ userId, ...measured }, index) => ({
      ...line(measured),
      key: `${page}-${index}`,
      person: people.get(userId),
      mine: userId === viewer?.userId,
    })),
    own: mine ? { ...line(mine), page: board.pageOf(mine.score, mine.equalsBefore) } : undefined,
    provisional: waiting && resultOf(waiting),
  };
}

/** All time: the current rating of every player. */
export function allTimeOf(testId: string): BoardSource {
  return {
    counts: countsOf(testId, ''),
    from: ({ score, skip, limit }) => sql`select user_id, score, deviation from player_ratings
      where test_id = ${testId} and settled and score <= ${score}
      order by score desc, user_id offset ${skip} limit ${limit}`,
    own: (
      userId,
    ) => sql`select r.score, r.deviation, (select count(*)::int from player_ratings o where o.test_id = r.test_id
        and o.settled and o.score = r.score and o.user_id < r.user_id) as equals_before
      from player_ratings r where r.test_id = ${testId} and r.user_id = ${userId} and r.settled`,
    provisional: (userId) => provisionalOf(testId, userId, sql`true`),
  };
}

/** A season: the last score that each player reached in it. */
export function seasonBoardOf(testId: string, seasonId: string): BoardSource {
  return {
    counts: countsOf(testId, seasonId),
    from: ({ score, skip, limit }) => sql`select user_id, score, deviation from season_scores
      where test_id = ${testId} and season_id = ${seasonId} and score <= ${score}
      order by score desc, user_id offset ${skip} limit ${limit}`,
    own: (
      userId,
    ) => sql`select r.score, r.deviation, (select count(*)::int from season_scores o where o.test_id = r.test_id
        and o.season_id = r.season_id and o.score = r.score and o.user_id < r.user_id) as equals_before
      from season_scores r where r.test_id = ${testId} and r.season_id = ${seasonId} and r.user_id = ${userId}`,
    provisional: (userId) => provisionalOf(testId, userId, sql`s.season_id = ${seasonId}`),
  };
}

/** All-stars: stars over all tests of a season. They have no deviation, and hence no medal. */
export function starsOfSeason(seasonId: string): BoardSource {
  return {
    counts: sql`select stars as score, players from star_counts where season_id = ${seasonId}`,
    from: ({ score, skip, limit }) => sql`select user_id, stars as score, null::float8 as deviation from all_stars
      where season_id = ${seasonId} and stars <= ${score}
      order by stars desc, user_id offset ${skip} limit ${limit}`,
    own: (userId) => sql`select r.stars as score, null::float8 as deviation, (select count(*)::int from all_stars o
        where o.season_id = r.season_id and o.stars = r.stars and o.user_id < r.user_id) as equals_before
      from all_stars r where r.season_id = ${seasonId} and r.user_id = ${userId}`,
  };
}

function provisionalOf(testId: string, userId: string, when: RawBuilder<unknown>): RawBuilder<Measured> {
  return sql`select score, deviation from (select s.score, s.deviation_after as deviation, s.ranking from test_sessions s
      where s.user_id = ${userId} and s.test_id = ${testId} and s.status = 'COMPLETED' and not s.practice and ${when}
      order by s.end_date desc limit 1) last
    where ranking ? 'provisional'`;
}

function countsOf(testId: string, seasonId: string): RawBuilder<ScoreCount> {
  return sql`select score, players from score_counts
    where test_id = ${testId} and season_id = ${seasonId} and players > 0`;
}
