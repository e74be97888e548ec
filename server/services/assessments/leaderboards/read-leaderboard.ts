import { seasonById } from '../../../../domain/assessments/leaderboards/season.ts';
import { seasonAt } from '../../../../domain/assessments/leaderboards/season-plan.ts';
import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { allTimeOf, type BoardPage, readBoardPage, seasonBoardOf, starsOfSeason } from './read-board.ts';
import { readSeasons, type Seasons } from './read-seasons.ts';

export type Leaderboard = BoardPage & {
  test: { alias: string; name: string; handle: string | null; theme: string | null };
  /** Undefined for all time. */
  seasonId: string | undefined;
  currentSeasonId: string;
  /** Seasons with at least one player and the current one, latest first. */
  seasons: string[];
  seasonNames: Seasons['names'];
};

export type AllStars = BoardPage & { seasonId: string; seasonNames: Seasons['names'] };

const bestCount = 5;

/** The leaderboard of a test: a public page, with the names that the players show to the public. */
export async function readLeaderboard(
  context: Context,
  aliasOrId: string,
  { seasonId, page }: { seasonId: string | undefined; page: number | undefined },
): Promise<Leaderboard> {
  if (page === undefined) throw new NotFound();
  const { db, locale, ports } = context;
  const test = await db
    .selectFrom('tests as t')
    .innerJoin('technologies as te', 'te.id', 't.technologyId')
    .select(['t.id', 't.seoAlias', 't.status', 't.themeId as theme', 'te.handle'])
    .select([locale === 'fr' ? 't.nameFr as name' : 't.nameEn as name'])
    .where(isId(aliasOrId) ? 't.id' : 't.seoAlias', '=', aliasOrId)
    .where('t.status', '<>', 'DRAFT')
    .executeTakeFirst();
  if (test?.status !== 'PUBLISHED') throw new NotFound(test !== undefined);
  if (seasonId !== undefined && !seasonById(seasonId)) throw new NotFound();
  const { plan, names: seasonNames } = await readSeasons(db, locale);
  const currentSeasonId = seasonAt(plan, ports.clock.now()).id;
  const played = await db
    .selectFrom('scoreCounts')
    .select('seasonId')
    .distinct()
    .where('testId', '=', test.id)
    .where('seasonId', '<>', '')
    .where('players', '>', 0)
    .execute();
  const seasons = [...new Set([currentSeasonId, ...played.map((row) => row.seasonId)])].sort().reverse();
  if (seasonId !== undefined && !seasons.includes(seasonId)) throw new NotFound();
  const source = seasonId === undefined ? allTimeOf(test.id) : seasonBoardOf(test.id, seasonId);
  const board = await readBoardPage(context, source, page);
  const { seoAlias, id, name, handle, theme } = test;
  const head = { alias: seoAlias ?? id, name, handle, theme };
  return { ...board, test: head, seasonId, currentSeasonId, seasons, seasonNames };
}

/** The best players of all time, for the page of the test. */
export async function readBest(context: Context, testId: string): Promise<Pick<BoardPage, 'players' | 'entries'>> {
  const { players, entries } = await readBoardPage(context, allTimeOf(testId), 1);
  return { players, entries: entries.slice(0, bestCount) };
}

/** The best players over several tests of the current season. */
export async function readAllStars(context: Context, page: number | undefined): Promise<AllStars> {
  if (page === undefined) throw new NotFound();
  const { plan, names: seasonNames } = await readSeasons(context.db, context.locale);
  const seasonId = seasonAt(plan, context.ports.clock.now()).id;
  return { ...(await readBoardPage(context, starsOfSeason(seasonId), page)), seasonId, seasonNames };
}
