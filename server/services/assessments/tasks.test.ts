import { beforeAll, describe, expect, it } from 'vitest';
import { rateQuestion } from '../../../domain/assessments/rating/rating.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../tests/harness/factories.ts';
import { makeRanked, testIdOf } from '../../../tests/harness/players.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { closeSeasons } from './leaderboards/close-seasons.ts';
import { refreshRankings } from './leaderboards/refresh-rankings.ts';
import { rateQuestions } from './questions/rate-questions.ts';
import { beginSession } from './session/begin-session.ts';
import { goOn } from './session/play.ts';
import { sweepSessions } from './session/sweep-sessions.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const atTime = (moment: string | number) => ({
  ...runtime,
  ports: { ...runtime.ports, clock: { now: () => new Date(moment) } },
});

type Answer = { deviation: number; right: boolean; seen?: boolean; practice?: boolean };

/** A completed session with one answer to one question, by a player with this deviation. */
async function answer(questionId: string, testId: string, given: Answer): Promise<void> {
  const { userId } = await makeDeveloper(runtime.db);
  const end = new Date('2026-11-10T10:00:00Z');
  const { id } = await runtime.db
    .insertInto('testSessions')
    .values({
      ...{ userId, testId, status: 'COMPLETED', practice: given.practice ?? false, length: 1 },
      ...{ startDate: end, endDate: end, ratingBefore: 1600, deviationBefore: given.deviation, volatilityBefore: 0.06 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await runtime.db
    .insertInto('testSessionQuestions')
    .values({
      ...{ sessionId: id, position: 0, questionId, optionOrder: [0, 1, 2, 3], shownAt: end, deadline: end },
      ...{ how: 'answered', isRight: given.right, repliedAt: end, seen: given.seen ?? false, scored: true },
    })
    .execute();
}

describe('ratings of questions (docs/product/assessments.md, Ratings of questions)', () => {
  it('first answers of settled players form one rating period, and each answer is counted once however often the task runs', async () => {
    const { db } = runtime;
    const testId = await testIdOf(db, 'react');
    const question = await db
      .selectFrom('questions')
      .selectAll()
      .where('testId', '=', testId)
      .where('pool', '=', 'rated')
      .where('format', '=', 'choice')
      .where('severalRight', '=', false)
      .orderBy('contentKey')
      .executeTakeFirstOrThrow();
    const settled = [true, true, false].map((right) => ({ deviation: 100, right }));
    for (const given of settled) await answer(question.id, testId, given);
    await answer(question.id, testId, { deviation: 250, right: true });
    await answer(question.id, testId, { deviation: 100, right: true, seen: true });
    await answer(question.id, testId, { deviation: 100, right: true, practice: true });
    const options = await db.selectFrom('questionOptions').selectAll().where('questionId', '=', question.id).execute();
    const { rating, deviation, volatility } = question as { rating: number; deviation: number; volatility: number };
    const expected = rateQuestion(
      { rating, deviation, volatility, discrimination: 1, luck: 1 / options.length },
      settled.map(({ right }) => ({
        player: { rating: 1600, deviation: 100, volatility: 0.06 },
        score: right ? 1 : 0,
        seen: false,
      })),
    );
    const job = atTime('2026-11-11T02:30:00Z');
    await Promise.all([rateQuestions(job), rateQuestions(job)]);
    await rateQuestions(job);
    const after = await db.selectFrom('questions').selectAll().where('id', '=', question.id).executeTakeFirstOrThrow();
    expect(after).toMatchObject({ countedAnswers: 3 });
    expect(after.rating).toBeCloseTo(expected.rating, 6);
    expect(after.deviation).toBeCloseTo(expected.deviation, 6);
    // The answers of the next day are another period.
    await answer(question.id, testId, { deviation: 100, right: true });
    expect(await rateQuestions(job)).toBe(1);
    expect(await rateQuestions(job)).toBe(0);
  });
});

describe('ranks when more players join', () => {
  it('are updated in updatedRanking, which is written only when the shown rank changes', async () => {
    const { db } = runtime;
    const testId = await testIdOf(db, 'go');
    const first = await makeRanked(db, { testId, score: 1500 });
    const alone = { allTime: { centile: 1, rank: 1, players: 1 }, seasons: { '2026-q4': { centile: 1, rank: 1 } } };
    const { id } = await db
      .insertInto('testSessions')
      .values({
        ...{ userId: first.userId, testId, status: 'COMPLETED', practice: false, length: 12, score: 1500 },
        ...{ endDate: new Date('2026-11-01'), seasonId: '2026-q4', ranking: JSON.stringify(alone) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rankings = () =>
      db
        .selectFrom('testSessions')
        .select(['ranking', 'updatedRanking'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await refreshRankings(runtime)).toBe(0);
    expect(await rankings()).toMatchObject({ updatedRanking: null });
    for (const score of [1400, 1400, 1600]) await makeRanked(db, { testId, score });
    expect(await refreshRankings(runtime)).toBe(1);
    expect(await rankings()).toMatchObject({
      ranking: alone,
      updatedRanking: {
        allTime: { centile: 0.5, rank: 2, players: 4 },
        seasons: { '2026-q4': { centile: 0.5, rank: 2 } },
      },
    });
    expect(await refreshRankings(runtime)).toBe(0);
  });

  it('the result on a profile follows its session, and a provisional rank stays provisional', async () => {
    const { db } = runtime;
    const testId = await testIdOf(db, 'rust');
    for (const score of [1400, 1500, 1600]) await makeRanked(db, { testId, score });
    const { userId } = await makeDeveloper(db);
    const endDate = new Date('2026-11-01');
    await db
      .insertInto('testSessions')
      .values({
        ...{ userId, testId, status: 'COMPLETED', practice: false, length: 12, score: 1950, endDate },
        ...{ seasonId: '2026-q4', deviationAfter: 120, ranking: JSON.stringify({ provisional: true }) },
      })
      .execute();
    await db
      .insertInto('developerTests')
      .values({ developerId: userId, testId, centile: 1, provisional: true, score: 1950, endedAt: endDate })
      .execute();
    expect(await refreshRankings(runtime)).toBe(1);
    const stored = await db
      .selectFrom('testSessions')
      .select('updatedRanking')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(stored.updatedRanking).toMatchObject({ provisional: true, allTime: { centile: 0.25, rank: 1, players: 4 } });
    const shown = await db
      .selectFrom('developerTests')
      .select(['centile', 'provisional'])
      .where('developerId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(shown).toEqual({ centile: 0.25, provisional: true });
    expect(await refreshRankings(runtime)).toBe(0);
  });
});

describe('the end of a season (docs/product/assessments.md, Seasons)', () => {
  it('stores the final ranks once after the season is over', async () => {
    const { db } = runtime;
    const testId = await testIdOf(db, 'php');
    const people: SignedIn[] = [];
    for (const score of [1700, 1600, 1600, 1500])
      people.push(await makeRanked(db, { testId, score, seasonId: '2026-q3' }));
    const finals = () =>
      db
        .selectFrom('seasonScores')
        .select(['finalRank', 'finalPlayers'])
        .where('testId', '=', testId)
        .where('seasonId', '=', '2026-q3')
        .orderBy('score', 'desc')
        .execute();
    // Within the hour in which a last question may still be open.
    expect(await closeSeasons(atTime('2026-09-30T22:30:00Z'))).toEqual([]);
    expect(await closeSeasons(atTime('2026-09-30T23:05:00Z'))).toEqual(['2026-q3']);
    const ranks = [1, 2, 2, 4].map((finalRank) => ({ finalRank, finalPlayers: 4 }));
    expect(await finals()).toEqual(ranks);
    expect(await closeSeasons(atTime('2026-10-02T01:00:00Z'))).toEqual([]);
    const stars = await db.selectFrom('allStars').select('stars').where('seasonId', '=', '2026-q3').execute();
    expect(stars.map((one) => one.stars).sort()).toEqual([25, 25, 75]);
    // Final ranks stay when a player's account is deleted.
    await db
      .deleteFrom('users')
      .where('id', '=', people[0]?.userId ?? '')
      .execute();
    expect(await finals()).toEqual(ranks.slice(1));
  });
});

describe('abandoned sessions (docs/product/assessments.md, Giving up and abandoned sessions)', () => {
  const start = Date.UTC(2026, 10, 1, 9);
  const day = 86_400_000;
  async function leave(begun: boolean, practice = false) {
    const developer = await makeDeveloper(runtime.db);
    const context = { ...contextOf(runtime, developer), ports: atTime(start).ports };
    const session = await beginSession(context, 'rust', practice);
    if (session.outcome !== 'begun') throw new Error(session.outcome);
    if (begun) await goOn(context, session.sessionId);
    const read = () =>
      runtime.db.selectFrom('testSessions').selectAll().where('id', '=', session.sessionId).executeTakeFirst();
    const rating = () =>
      runtime.db.selectFrom('playerRatings').selectAll().where('userId', '=', developer.userId).executeTakeFirst();
    return { read, rating, sessionId: session.sessionId };
  }

  it('a question whose time is over counts as unanswered; the session continues', async () => {
    const left = await leave(true);
    await sweepSessions(atTime(start + 20_000));
    const question = () =>
      runtime.db
        .selectFrom('testSessionQuestions')
        .select('how')
        .where('sessionId', '=', left.sessionId)
        .executeTakeFirst();
    expect(await question()).toEqual({ how: null });
    await sweepSessions(atTime(start + 3_600_000));
    expect(await question()).toEqual({ how: 'timedOut' });
    expect(await left.read()).toMatchObject({ status: 'STARTED' });
  });

  it('after a week a rated session is rated with the open question as skipped; a practice session gets no rating', async () => {
    const [rated, practice, waiting] = [await leave(true), await leave(true, true), await leave(false)];
    await sweepSessions(atTime(start + 6 * day));
    expect([await rated.read(), await practice.read(), await waiting.read()]).toMatchObject([
      { status: 'STARTED' },
      { status: 'STARTED' },
      { status: 'WAITING' },
    ]);
    await sweepSessions(atTime(start + 8 * day));
    await sweepSessions(atTime(start + 8 * day));
    expect(await rated.read()).toMatchObject({ status: 'COMPLETED', length: 1, seasonId: '2026-q4' });
    expect(await rated.rating()).toMatchObject({ sessions: 1 });
    expect(await practice.read()).toMatchObject({ status: 'COMPLETED' });
    expect(await practice.rating()).toBeUndefined();
    // A session that never started is deleted.
    expect(await waiting.read()).toBeUndefined();
  });
});
