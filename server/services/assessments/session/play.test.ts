import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionLength } from '../../../../domain/assessments/session/next-question.ts';
import { graceMilliseconds } from '../../../../domain/assessments/session/timer.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { answerTo } from '../../../../tests/harness/answers.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makeRanked, testIdOf } from '../../../../tests/harness/players.ts';
import { makeFormatTest } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readLeaderboard } from '../leaderboards/read-leaderboard.ts';
import { readTechnologyPortal, type TechnologyPortal } from '../read-technology-portal.ts';
import { readTest } from '../read-test.ts';
import { readProfileOffer } from '../user-tests/read-profile-offer.ts';
import { beginSession } from './begin-session.ts';
import { giveUp, goOn, reply } from './play.ts';
import { readSessionPage } from './read-session-page.ts';
import type { SessionView } from './view-session.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

/** A player with a clock of their own. */
async function playerAt(start = Date.UTC(2026, 10, 15, 9)) {
  const developer = await makeDeveloper(runtime.db);
  let now = start;
  const clock = { now: () => new Date(now) };
  const context = { ...contextOf(runtime, developer), ports: { ...runtime.ports, clock } };
  return { developer, context, later: (milliseconds: number) => (now += milliseconds) };
}
type Player = Awaited<ReturnType<typeof playerAt>>;

async function begin({ context }: Player, practice = false, alias = 'react'): Promise<string> {
  const begun = await beginSession(context, alias, practice);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  return begun.sessionId;
}

async function playToTheEnd(
  player: Player,
  sessionId: string,
  right: (index: number) => boolean,
): Promise<SessionView> {
  let view = await goOn(player.context, sessionId);
  for (let index = 0; view.status === 'STARTED'; index++) {
    const { question } = view;
    if (!question) {
      view = await goOn(player.context, sessionId);
      continue;
    }
    player.later(5_000);
    const given = await answerTo(runtime.db, sessionId, right(index));
    view = await reply(player.context, sessionId, question.questionId, given);
  }
  return view;
}

const ratingOf = (person: SignedIn) =>
  runtime.db.selectFrom('playerRatings').selectAll().where('userId', '=', person.userId).executeTakeFirst();

describe('a rated session', () => {
  it('has twelve different questions of the rated pool, and updates the rating only at its end', async () => {
    const player = await playerAt();
    const sessionId = await begin(player);
    const view = await playToTheEnd(player, sessionId, (index) => index % 3 !== 0);
    expect(view).toMatchObject({ status: 'COMPLETED', questionIndex: sessionLength, remainingQuestions: 0 });
    expect(view.outcome).toMatchObject({ right: 8, asked: sessionLength, counted: sessionLength });
    const pools = await runtime.db
      .selectFrom('testSessionQuestions as sq')
      .innerJoin('questions as q', 'q.id', 'sq.questionId')
      .select(['q.pool', 'q.id'])
      .where('sq.sessionId', '=', sessionId)
      .execute();
    expect(new Set(pools.map(({ id }) => id)).size).toBe(sessionLength);
    expect(new Set(pools.map(({ pool }) => pool))).toEqual(new Set(['rated']));
    expect(await ratingOf(player.developer)).toMatchObject({ sessions: 1 });
  });

  it('gives a higher score for more right answers', async () => {
    const [strong, weak] = [await playerAt(), await playerAt()];
    await playToTheEnd(strong, await begin(strong), () => true);
    await playToTheEnd(weak, await begin(weak), () => false);
    const [high, low] = [await ratingOf(strong.developer), await ratingOf(weak.developer)];
    expect(high?.score).toBeGreaterThan((low?.score ?? 0) + 300);
  });

  it('ranks among settled players, of all time and of the season', async () => {
    const alias = 'rust';
    const players = await Promise.all([playerAt(), playerAt(), playerAt()]);
    const test = await runtime.db
      .selectFrom('tests')
      .select('id')
      .where('seoAlias', '=', alias)
      .executeTakeFirstOrThrow();
    for (const [index, player] of players.entries()) {
      // A known rating, so that twelve answers settle the player with any questions.
      const known = { rating: 1500, deviation: 110, volatility: 0.06, score: 1500, settled: false, sessions: 1 };
      const lastSessionAt = new Date(Date.UTC(2026, 10, 13));
      await runtime.db
        .insertInto('playerRatings')
        .values({ userId: player.developer.userId, testId: test.id, ...known, lastSessionAt })
        .execute();
      await playToTheEnd(player, await begin(player, false, alias), (question) => question % 4 <= index);
    }
    const rows = await Promise.all(
      players.map(({ developer }) =>
        runtime.db
          .selectFrom('testSessions')
          .select(['ranking', 'seasonId'])
          .where('userId', '=', developer.userId)
          .executeTakeFirstOrThrow(),
      ),
    );
    // Each rank is the one at the end of that session.
    expect(
      rows.map(({ ranking }) => (ranking as { allTime: { rank: number; players: number } }).allTime),
    ).toMatchObject([
      { rank: 1, players: 1, centile: 1 },
      { rank: 1, players: 2, centile: 0.5 },
      { rank: 1, players: 3, centile: 0.33 },
    ]);
    expect(rows[0]).toMatchObject({ seasonId: '2026-q4' });
    const board = await readLeaderboard(players[2].context, alias, { seasonId: '2026-q4', page: 1 });
    expect(board.own).toMatchObject({ rank: 1, percent: 33, margin: expect.any(Number) });
  });

  it('one without a mistake is provisional: a score with its interval, no rank, and the ranks of others stay', async () => {
    const { db } = runtime;
    const alias = 'go';
    const testId = await testIdOf(db, alias);
    for (const score of [1400, 1500, 1600]) await makeRanked(db, { testId, score });
    const player = await playerAt();
    const sessionId = await begin(player, false, alias);
    await playToTheEnd(player, sessionId, () => true);
    expect(await ratingOf(player.developer)).toMatchObject({ settled: false });
    const { result } = await readSessionPage(player.context, sessionId);
    const { season, ...own } = { ...result };
    expect(own).toMatchObject({ certainty: 'provisional', place: undefined, missing: { goal: 'rank' } });
    expect([season, own.margin]).toEqual([undefined, expect.any(Number)]);
    expect((await readTest(player.context, alias)).player?.result).toEqual(own);
    const { tests } = (await readTechnologyPortal(player.context, 'go')) as TechnologyPortal;
    expect(tests[0]?.own).toEqual(own);
    const board = await readLeaderboard(player.context, alias, { seasonId: undefined, page: 1 });
    expect(board).toMatchObject({ players: 3, own: undefined, provisional: own });
    expect(board.entries.map(({ score }) => score)).toEqual([1600, 1500, 1400]);
    expect((await readProfileOffer(player.context, sessionId))?.button).toBe('add');
    const { rows: unlocked } = await sql<{ id: string }>`select achievement_id as id from achievements
      where user_id = ${player.developer.userId}`.execute(db);
    expect(unlocked.map(({ id }) => id)).toContain('clear-water');
    expect(unlocked.map(({ id }) => id)).not.toContain('bronze-result');
  });

  it('a week later asks other questions or variants, which count', async () => {
    const player = await playerAt();
    await playToTheEnd(player, await begin(player), () => true);
    player.later(7 * 86_400_000);
    const again = await playToTheEnd(player, await begin(player), () => true);
    expect(again.outcome).toMatchObject({ asked: sessionLength, counted: sessionLength });
    const asked = await runtime.db
      .selectFrom('testSessionQuestions as q')
      .innerJoin('testSessions as s', 's.id', 'q.sessionId')
      .select(['q.questionId', 'q.variant'])
      .where('s.userId', '=', player.developer.userId)
      .execute();
    expect(new Set(asked.map(({ questionId, variant }) => `${questionId} ${variant}`)).size).toBe(2 * sessionLength);
  });

  it('of a small test asks the same questions a week later, which do not count', async () => {
    const { alias } = await makeFormatTest(runtime.db, 'rated');
    const player = await playerAt();
    await playToTheEnd(player, await begin(player, false, alias), () => true);
    player.later(7 * 86_400_000);
    const again = await playToTheEnd(player, await begin(player, false, alias), () => true);
    expect(again.outcome).toMatchObject({ asked: 5, counted: 0 });
  });

  it('can be followed by another rated one after an hour while the score is provisional, then after a day', async () => {
    const player = await playerAt();
    await playToTheEnd(player, await begin(player), () => true);
    expect(await beginSession(player.context, 'react', false)).toMatchObject({ outcome: 'wait' });
    expect(await beginSession(player.context, 'react', true)).toMatchObject({ outcome: 'begun' });
    player.later(3_600_000);
    await playToTheEnd(player, await begin(player), () => true);
    player.later(3_600_000);
    expect(await beginSession(player.context, 'react', false)).toMatchObject({ outcome: 'wait' });
    player.later(23 * 3_600_000);
    expect(await beginSession(player.context, 'react', false)).toMatchObject({ outcome: 'begun' });
  });
});

describe('the time of a question (docs/product/assessments.md, Time of a question)', () => {
  it('is measured by the server: a late answer counts as no answer, and the session continues', async () => {
    const player = await playerAt();
    const sessionId = await begin(player);
    const { question } = await goOn(player.context, sessionId);
    if (!question) throw new Error('expected a question');
    player.later(question.milliseconds + graceMilliseconds + 1);
    const given = await answerTo(runtime.db, sessionId);
    const after = await reply(player.context, sessionId, question.questionId, given);
    expect(after).toMatchObject({ status: 'STARTED', questionIndex: 1 });
    const row = await runtime.db
      .selectFrom('testSessionQuestions')
      .select(['how', 'isRight'])
      .where('sessionId', '=', sessionId)
      .where('position', '=', 0)
      .executeTakeFirst();
    expect(row).toEqual({ how: 'timedOut', isRight: false });
  });

  it('continues when the browser is closed: the remaining time is shown on another computer', async () => {
    const player = await playerAt();
    const sessionId = await begin(player);
    const first = await goOn(player.context, sessionId);
    player.later(7_000);
    const back = await goOn(player.context, sessionId);
    expect(back.question).toMatchObject({ questionId: first.question?.questionId, options: first.question?.options });
    expect(back.question?.millisecondsLeft).toBe((first.question?.millisecondsLeft ?? 0) - 7_000);
  });

  it('is longer for a player who has set extra time', async () => {
    const player = await playerAt();
    await runtime.db
      .updateTable('users')
      .set({ extraTime: 'double' })
      .where('id', '=', player.developer.userId)
      .execute();
    const { question } = await goOn(player.context, await begin(player));
    const { seconds } = await runtime.db
      .selectFrom('questions')
      .select('seconds')
      .where('id', '=', question?.questionId ?? '')
      .executeTakeFirstOrThrow();
    expect(question?.milliseconds).toBe(2_000 * seconds);
  });
});

describe('a practice session', () => {
  it('has public questions, shows each answer at once, and is never rated', async () => {
    const player = await playerAt();
    const sessionId = await begin(player, true);
    const { question } = await goOn(player.context, sessionId);
    if (!question) throw new Error('expected a question');
    const given = await answerTo(runtime.db, sessionId);
    const after = await reply(player.context, sessionId, question.questionId, given);
    expect(after.question).toBeUndefined();
    expect(after.revealed).toHaveLength(1);
    const view = await playToTheEnd(player, sessionId, () => true);
    expect(view.status).toBe('COMPLETED');
    expect(await ratingOf(player.developer)).toBeUndefined();
  });
});

describe('access to a session', () => {
  it('is refused to other developers, recruiters and administrators', async () => {
    const player = await playerAt();
    const sessionId = await begin(player);
    const stranger = await playerAt();
    await expect(goOn(stranger.context, sessionId)).rejects.toMatchObject({ name: 'NotFound' });
    for (const other of [await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)]) {
      await expect(beginSession(contextOf(runtime, other), 'react', false)).rejects.toMatchObject({
        name: 'Forbidden',
      });
    }
  });

  it('begun four times at the same moment: there is one session', async () => {
    const player = await playerAt();
    const begun = await Promise.all([1, 2, 3, 4].map(() => begin(player)));
    expect(new Set(begun).size).toBe(1);
  });

  it('two tabs answer at the same moment: one answer is stored, the other is refused', async () => {
    const player = await playerAt();
    const sessionId = await begin(player);
    const { question } = await goOn(player.context, sessionId);
    if (!question) throw new Error('expected a question');
    const answers = [await answerTo(runtime.db, sessionId, true), await answerTo(runtime.db, sessionId, false)];
    const tabs = await Promise.allSettled(
      answers.map((given) => reply(player.context, sessionId, question.questionId, given)),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const stored = await runtime.db
      .selectFrom('testSessionQuestions')
      .select('how')
      .where('sessionId', '=', sessionId)
      .where('how', 'is not', null)
      .execute();
    expect(stored).toHaveLength(1);
  });
});

/** Requests that a player or a script may send in any order. */
const anyRequest = fc.oneof(
  fc.record({ kind: fc.constant('goOn' as const) }),
  fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3), chosen: fc.array(fc.nat(12), { maxLength: 4 }) }),
  fc.record({
    kind: fc.constant('type' as const),
    which: fc.nat(3),
    typed: fc.constantFrom('1', '1 10 100 9\nobject'),
  }),
  fc.record({ kind: fc.constant('skip' as const), which: fc.nat(3) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.nat(200) }),
  fc.record({ kind: fc.constant('giveUp' as const) }),
);

describe('no sequence of requests', () => {
  it('gives two answers to one question, a rating without a completed rated session, or an answer before the end', async () => {
    const ofEveryFormat = {
      rated: (await makeFormatTest(runtime.db, 'rated')).alias,
      practice: (await makeFormatTest(runtime.db, 'public')).alias,
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRequest, { minLength: 3, maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        async (requests, practice, everyFormat) => {
          const player = await playerAt();
          const alias = everyFormat ? ofEveryFormat[practice ? 'practice' : 'rated'] : 'react';
          const sessionId = await begin(player, practice, alias);
          const met: string[] = [];
          const first = new Map<string, string>();
          for (const request of requests) {
            if (request.kind === 'wait') {
              player.later(1_000 * request.seconds);
              continue;
            }
            const questionId = met.at(-1 - ('which' in request ? request.which : 0)) ?? crypto.randomUUID();
            const asked = {
              goOn: () => goOn(player.context, sessionId),
              giveUp: () => giveUp(player.context, sessionId),
              skip: () => reply(player.context, sessionId, questionId, { skipped: true }),
              type: () =>
                reply(player.context, sessionId, questionId, { typed: 'typed' in request ? request.typed : '' }),
              answer: () =>
                reply(player.context, sessionId, questionId, { chosen: 'chosen' in request ? request.chosen : [] }),
            };
            const view = await asked[request.kind]().catch((error: Error) => {
              expect(['Conflict', 'NotFound', 'Invalid']).toContain(error.name);
              return undefined;
            });
            if (view?.question && !met.includes(view.question.questionId)) met.push(view.question.questionId);
            if (view && !practice && view.status !== 'COMPLETED') {
              expect(view.revealed).toEqual([]);
              expect(JSON.stringify(view)).not.toMatch(/"(right|rightLines|lines|output|steps|answer)":|explanation/);
            }
            if (view && practice)
              for (const { questionId: revealed } of view.revealed)
                expect(revealed).not.toBe(view.question?.questionId);
            const rows = await runtime.db
              .selectFrom('testSessionQuestions')
              .select(['questionId', 'how', 'chosen', 'typed'])
              .where('sessionId', '=', sessionId)
              .execute();
            for (const row of rows) {
              if (row.how === null) continue;
              const stored = `${row.how} ${row.chosen} ${row.typed}`;
              // The first stored answer stays.
              expect(first.get(row.questionId) ?? stored).toBe(stored);
              first.set(row.questionId, stored);
            }
            expect(new Set(rows.map((row) => row.questionId)).size).toBe(rows.length);
            expect(rows.length).toBeLessThanOrEqual(sessionLength);
            expect(rows.filter(({ how }) => how === null).length).toBeLessThanOrEqual(1);
          }
          const { status } = await runtime.db
            .selectFrom('testSessions')
            .select('status')
            .where('id', '=', sessionId)
            .executeTakeFirstOrThrow();
          expect((await ratingOf(player.developer)) !== undefined).toBe(status === 'COMPLETED' && !practice);
        },
      ),
      { numRuns: 40 },
    );
  });
});
