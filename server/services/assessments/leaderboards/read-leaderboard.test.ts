import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { addScore, makeRanked, publicTests, testIdOf } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { refreshAllStars } from './close-seasons.ts';
import { readAllStars, readLeaderboard } from './read-leaderboard.ts';

let runtime: Runtime;
let testId: string;
const players: SignedIn[] = [];
const at = new Date('2026-11-15T10:00:00Z');
const as = (viewer: Viewer) => {
  const context = contextOf(runtime, viewer);
  return { ...context, ports: { ...context.ports, clock: { now: () => at } } };
};
const read = (viewer: Viewer, page = 1, seasonId?: string) => readLeaderboard(as(viewer), 'react', { seasonId, page });

beforeAll(async () => {
  runtime = await testRuntime();
  testId = await testIdOf(runtime.db, 'react');
  // 1500, 1490, 1490, 1470, then ten less each time: 23 players on three pages.
  for (let index = 0; index < 23; index++) {
    const score = index === 2 ? 1490 : 1500 - 10 * index;
    const deviation = index === 1 ? 100 : 70;
    players.push(await makeRanked(runtime.db, { testId, score, deviation, displayName: `Player ${index}` }));
  }
});

describe('a leaderboard (docs/product/assessments.md, Leaderboards)', () => {
  it('has ten entries per page, and players with the same score have the same rank', async () => {
    const pages = [await read(undefined), await read(undefined, 2), await read(undefined, 3)];
    expect(pages.map(({ entries }) => entries.length)).toEqual([10, 10, 3]);
    expect(pages[0]).toMatchObject({ players: 23, pages: 3, test: { alias: 'react' }, currentSeasonId: '2026-q4' });
    expect(pages[0]?.entries.slice(0, 4).map(({ rank, score }) => [rank, score])).toEqual([
      [1, 1500],
      [2, 1490],
      [2, 1490],
      [4, 1470],
    ]);
    const names = pages.flatMap(({ entries }) => entries.map(({ person }) => person?.name));
    expect(new Set(names).size).toBe(23);
    expect(pages[0]?.entries[0]).toMatchObject({ percent: 4, medal: 'gold', margin: 135 });
    expect(pages[2]?.entries.at(-1)).toMatchObject({ rank: 23, percent: 100, medal: undefined });
  });

  it('has the interval of each score, and medals of confirmed scores only', async () => {
    const ranked = players[1] as SignedIn;
    for (const seasonId of [undefined, '2026-q4']) {
      expect((await read(ranked, 1, seasonId)).own).toMatchObject({ percent: 13, margin: 195, medal: undefined });
      const { own } = await read(players[2] as SignedIn, 1, seasonId);
      expect(own).toMatchObject({ percent: 13, margin: 135, medal: 'silver' });
    }
  });

  it("shows the viewer's own rank and its page, on every page", async () => {
    const last = players[22] as SignedIn;
    expect(await read(last)).toMatchObject({ own: { rank: 23, page: 3, score: 1280 } });
    const there = await read(last, 3);
    expect(there.entries.map(({ mine }) => mine)).toEqual([false, false, true]);
    // Players with the same score: each on the page where they are listed.
    for (const equal of [players[1], players[2]] as SignedIn[]) {
      const board = await read(equal);
      expect(board.own).toMatchObject({ rank: 2, page: 1 });
      expect(board.entries.filter(({ mine }) => mine)).toHaveLength(1);
    }
    expect((await read(await makeDeveloper(runtime.db))).own).toBeUndefined();
    expect((await read(undefined)).own).toBeUndefined();
  });

  it('of a season lists the players of that season', async () => {
    const other = await testIdOf(runtime.db, 'go');
    await makeRanked(runtime.db, { testId: other, score: 1600, seasonId: '2026-q2' });
    await makeRanked(runtime.db, { testId: other, score: 1500, seasonId: '2026-q4' });
    const go = (seasonId?: string) => readLeaderboard(as(undefined), 'go', { seasonId, page: 1 });
    expect((await go()).entries.map(({ score }) => score)).toEqual([1600, 1500]);
    expect((await go('2026-q4')).entries.map(({ score }) => score)).toEqual([1500]);
    expect((await go('2026-q2')).entries.map(({ score }) => score)).toEqual([1600]);
    expect((await go()).seasons).toEqual(['2026-q4', '2026-q2']);
  });

  it.each([
    ['a page beyond the last', 'react', undefined, 4],
    ['an unknown test', 'nothing', undefined, 1],
    ['an invalid season', 'react', '2026-q9', 1],
    ['a season without players', 'react', '2019-q1', 1],
  ])('answers NotFound for %s', async (_, alias, seasonId, page) => {
    await expect(readLeaderboard(as(undefined), alias, { seasonId, page })).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('without players is an empty page', async () => {
    const board = await readLeaderboard(as(undefined), 'docker', { seasonId: undefined, page: 1 });
    expect(board).toMatchObject({ players: 0, pages: 1, entries: [] });
  });
});

describe('names on a leaderboard', () => {
  it('are shown for players whose name and tests are public; the other players keep their rank without a name', async () => {
    const { db } = runtime;
    const test = await testIdOf(db, 'vue-js');
    const hides = (about: boolean, tests: boolean, all = true) =>
      JSON.stringify({ all, cards: { about: { all: about }, tests: { all: tests } } });
    const shown = await makeRanked(db, { testId: test, score: 1900, displayName: 'SHOWN' });
    const hidden = await Promise.all([
      makeRanked(db, { testId: test, score: 1800, displayName: 'SECRET one', visibility: hides(false, true) }),
      makeRanked(db, { testId: test, score: 1700, displayName: 'SECRET two', visibility: hides(true, false) }),
      makeRanked(db, { testId: test, score: 1600, displayName: 'SECRET three', visibility: hides(true, true, false) }),
      makeRanked(db, { testId: test, score: 1500, displayName: 'SECRET four' }),
      makeRanked(db, { testId: test, score: 1400, displayName: 'SECRET five' }),
    ]);
    await db
      .updateTable('developers')
      .set({ disabledAt: at, disabledReason: 'Default' })
      .where('id', '=', hidden[3].userId)
      .execute();
    await db.updateTable('developers').set({ isShort: true }).where('id', '=', hidden[4].userId).execute();
    const board = (viewer: Viewer) => readLeaderboard(as(viewer), 'vue-js', { seasonId: undefined, page: 1 });
    for (const viewer of [undefined, shown, await makeRecruiter(db)]) {
      const seen = await board(viewer);
      expect(seen.entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(JSON.stringify(seen)).toContain('SHOWN');
      const sent = JSON.stringify(seen);
      expect(sent).not.toContain('SECRET');
      for (const { userId } of hidden) expect(sent).not.toContain(userId);
    }
    // The player's own line, and all lines for an administrator.
    expect((await board(hidden[0])).entries[1]).toMatchObject({ mine: true, person: { name: 'SECRET one' } });
    expect(JSON.stringify(await board(await makeAdministrator(db)))).toContain('SECRET five');
  });

  it('link only to profiles that the viewer may open', async () => {
    const { db } = runtime;
    const first = async (viewer: Viewer) => (await read(viewer)).entries[0]?.person;
    expect(await first(undefined)).toMatchObject({ alias: expect.any(String) });
    expect(await first(await makeRecruiter(db))).toMatchObject({ alias: expect.any(String) });
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    expect(await first(waiting)).toMatchObject({ name: 'Player 0', alias: undefined });
    const companyId = await makeCompany(db);
    await db
      .insertInto('blockedCompanies')
      .values({ developerId: (players[0] as SignedIn).userId, companyId })
      .execute();
    expect(await first(await makeRecruiter(db, { companyId }))).toBeUndefined();
  });
});

describe('the all-stars (docs/product/assessments.md, All-stars)', () => {
  it('are the players with the best ranks over several tests of the current season', async () => {
    const { db } = runtime;
    const strong = players[0] as SignedIn;
    const go = await testIdOf(db, 'go');
    await addScore(db, strong, { testId: go, score: 1900, seasonId: '2026-q4' });
    const clock = { now: () => at };
    await refreshAllStars({ ...runtime, ports: { ...runtime.ports, clock } });
    const board = await readAllStars(as(strong), 1);
    // First of 23 (96 stars) and first of two (50).
    expect(board).toMatchObject({
      seasonId: '2026-q4',
      own: { rank: 1, score: 146, margin: undefined, medal: undefined },
    });
    expect(board.entries[0]).toMatchObject({ mine: true, person: { name: 'Player 0' } });
    // Idempotent.
    await refreshAllStars({ ...runtime, ports: { ...runtime.ports, clock } });
    expect(await readAllStars(as(strong), 1)).toEqual(board);
  });
});

describe('a player whose account is deleted', () => {
  it('is not counted any more', async () => {
    const { db } = runtime;
    const before = await read(undefined);
    const gone = await makeRanked(db, { testId, score: 1495, visibility: publicTests });
    expect(await read(undefined)).toMatchObject({ players: before.players + 1 });
    await db.deleteFrom('users').where('id', '=', gone.userId).execute();
    expect(await read(undefined)).toEqual(before);
    expect(await read(undefined, 1, '2026-q4')).toMatchObject({ players: before.players });
  });
});
