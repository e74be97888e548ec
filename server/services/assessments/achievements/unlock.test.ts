import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Occasion } from '../../../../domain/assessments/achievements/facts.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { answerTo } from '../../../../tests/harness/answers.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makeRanked, testIdOf } from '../../../../tests/harness/players.ts';
import { makeRichDeveloper } from '../../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, requestedTalk } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { applyToJob, superlikeCompany } from '../../jobs/applications/apply.ts';
import { readCard, saveCard } from '../../profile/edit-card.ts';
import { confirmImport } from '../../resume/imports/confirm-import.ts';
import { closeSeasons } from '../leaderboards/close-seasons.ts';
import { commentQuestion } from '../questions/comment-question.ts';
import { voteQuestion } from '../questions/vote-question.ts';
import { beginSession } from '../session/begin-session.ts';
import { giveUp, goOn, reply } from '../session/play.ts';
import { unlockAchievements } from './unlock.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const now = new Date('2026-11-15T10:00:00Z');
const unlock = (person: SignedIn, occasion: Occasion, at = now) =>
  runtime.db.transaction().execute((trx) => unlockAchievements(trx, person.userId, occasion, at));
const unlockedBy = async ({ userId }: SignedIn) => {
  const { db } = runtime;
  const rows = await db.selectFrom('achievements').select('achievementId').where('userId', '=', userId).execute();
  return rows.map(({ achievementId }) => achievementId).toSorted();
};
const publicQuestion = () =>
  runtime.db
    .selectFrom('questions')
    .select(['testId', 'id as questionId'])
    .where('pool', '=', 'public')
    .executeTakeFirstOrThrow();

type Played = {
  alias?: string;
  practice?: boolean;
  day?: string;
  right?: number;
  seconds?: number;
  length?: number;
  top?: number;
  deviation?: number;
};

/** Stores a completed session of twelve questions with a minute each. */
async function addSession({ userId }: SignedIn, played: Played = {}): Promise<void> {
  const { alias = 'react', practice = false, day = '2026-11-02', right = 6, seconds = 50, length = 12 } = played;
  const { top, deviation = 70 } = played;
  const testId = await testIdOf(runtime.db, alias);
  const end = new Date(`${day}T12:00:00Z`);
  const { id } = await runtime.db
    .insertInto('testSessions')
    .values({
      ...{ userId, testId, status: 'COMPLETED', practice, length, startDate: end, endDate: end },
      deviationAfter: practice ? null : deviation,
      ranking: top === undefined ? null : JSON.stringify({ allTime: { centile: top } }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into test_session_questions (session_id, position, question_id, option_order, shown_at, deadline, how,
      is_right, replied_at, seen, scored)
    select ${id}, n - 1, id, '{0,1}', ${end}, ${end}::timestamptz + interval '60 seconds', 'answered', n <= ${right},
      ${end}::timestamptz + ${seconds} * interval '1 second', false, true
    from (select id, row_number() over (order by id)::int as n from questions where test_id = ${testId}) q
    where n <= ${length}`.execute(runtime.db);
}

describe('facts that unlock achievements', () => {
  it('a session counts when all its questions were played; giving up unlocks nothing', async () => {
    const person = await makeDeveloper(runtime.db);
    await addSession(person, { length: 5 });
    expect(await unlock(person, 'session')).toEqual([]);
    await addSession(person);
    expect(await unlock(person, 'session')).toEqual(['first-dive']);
  });

  it('practice sessions are counted separately', async () => {
    const person = await makeDeveloper(runtime.db);
    for (let count = 0; count < 4; count++) await addSession(person, { practice: true, right: 12, top: 0.01 });
    expect(await unlock(person, 'session')).toEqual([]);
    await addSession(person, { practice: true });
    expect(await unlock(person, 'session')).toEqual(['rehearsal']);
  });

  it.each([
    ['without a mistake, but slow', { right: 12, seconds: 31 }, ['clear-water']],
    ['with three of four right in half of the time', { right: 9, seconds: 30 }, ['quick-current']],
    ['with two of three right in half of the time', { right: 8, seconds: 30 }, []],
    ['in the top 40%', { top: 0.404 }, ['bronze-result']],
    ['in the top 41%', { top: 0.41 }, []],
    ['in the top 5% with a score that is not confirmed', { top: 0.05, deviation: 100 }, []],
    ['in the top 20%', { top: 0.2 }, ['bronze-result', 'silver-result']],
    ['in the top 5%', { top: 0.05 }, ['bronze-result', 'gold-result', 'silver-result']],
  ] as [string, Played, string[]][])(
    'one session %s unlocks the expected achievements',
    async (_, played, expected) => {
      const person = await makeDeveloper(runtime.db);
      await addSession(person, played);
      expect(await unlock(person, 'session')).toEqual([...expected, 'first-dive'].toSorted());
    },
  );

  it('technologies are those of the tests, and two top ranks in one test count as one', async () => {
    const person = await makeDeveloper(runtime.db);
    for (const alias of ['react', 'react', 'rust']) await addSession(person, { alias, top: 0.01 });
    const unlocked = await unlock(person, 'session');
    expect(unlocked).toContain('two-shores');
    expect(unlocked).not.toContain('triple-gold');
  });

  it('weeks begin on Monday in Paris, and a week without a session starts the count again', async () => {
    const person = await makeDeveloper(runtime.db);
    // Sunday, Monday, then one session a week with one week missing.
    for (const day of ['2026-10-04', '2026-10-05', '2026-10-12', '2026-10-26']) await addSession(person, { day });
    expect(await unlock(person, 'session')).not.toContain('four-weeks');
    await addSession(person, { day: '2026-10-19' });
    expect(await unlock(person, 'session')).toEqual(['four-weeks']);
  });
});

describe('unlocking an achievement (docs/product/assessments.md, Unlocking an achievement)', () => {
  it('is idempotent and keeps the first date', async () => {
    const person = await makeDeveloper(runtime.db);
    await addSession(person);
    expect(await unlock(person, 'session')).toEqual(['first-dive']);
    expect(await unlock(person, 'session', new Date('2027-01-01'))).toEqual([]);
    const rows = await runtime.db.selectFrom('achievements').selectAll().where('userId', '=', person.userId).execute();
    expect(rows).toEqual([
      { userId: person.userId, achievementId: 'first-dive', unlockedAt: now, sharedAt: null, seenAt: null },
    ]);
  });

  it('in two transactions at the same moment stores it once, without an error', async () => {
    const person = await makeDeveloper(runtime.db);
    await addSession(person, { right: 12, top: 0.01 });
    const both = await Promise.all([unlock(person, 'session'), unlock(person, 'session')]);
    expect(both.flat().toSorted()).toEqual(await unlockedBy(person));
  });

  it('is part of the transaction that earns it: a rollback stores nothing', async () => {
    const person = await makeDeveloper(runtime.db);
    await addSession(person);
    const broken = runtime.db.transaction().execute(async (trx) => {
      expect(await unlockAchievements(trx, person.userId, 'session', now)).toEqual(['first-dive']);
      throw new Error('power cut');
    });
    await expect(broken).rejects.toThrow('power cut');
    expect(await unlockedBy(person)).toEqual([]);
  });

  it('does nothing for a recruiter', async () => {
    const recruiter = await makeRecruiter(runtime.db);
    await voteQuestion(contextOf(runtime, recruiter), await publicQuestion(), 1);
    expect(await unlockedBy(recruiter)).toEqual([]);
  });

  it('notifies the open pages of the developer', async () => {
    const person = await makeDeveloper(runtime.db);
    const heard = Promise.withResolvers<unknown>();
    const stop = runtime.live.listen(`user:${person.userId}`, heard.resolve);
    await voteQuestion(contextOf(runtime, person), await publicQuestion(), 1);
    expect(await heard.promise).toEqual({ kind: 'achievement', id: 'first-vote' });
    stop();
  });
});

describe('an achievement is unlocked by', () => {
  it('the last answer of a session, not by giving up', async () => {
    const person = await makeDeveloper(runtime.db);
    const context = contextOf(runtime, person);
    const left = await beginSession(context, 'rust', false);
    if (left.outcome !== 'begun') throw new Error(left.outcome);
    await goOn(context, left.sessionId);
    await giveUp(context, left.sessionId);
    expect(await unlockedBy(person)).toEqual([]);
    const begun = await beginSession(context, 'react', false);
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    let view = await goOn(context, begun.sessionId);
    while (view.question) {
      expect(await unlockedBy(person)).toEqual([]);
      const given = await answerTo(runtime.db, begun.sessionId, false);
      view = await reply(context, begun.sessionId, view.question.questionId, given);
    }
    expect(view.status).toBe('COMPLETED');
    expect(await unlockedBy(person)).toContain('first-dive');
  });

  it('the end of a season with ten players or more', async () => {
    const { db } = runtime;
    const [wide, narrow] = await Promise.all([testIdOf(db, 'react'), testIdOf(db, 'rust')]);
    const people: SignedIn[] = [];
    for (let place = 1; place <= 10; place++) {
      people.push(await makeRanked(db, { testId: wide, score: 2000 - place, seasonId: '2025-q1' }));
    }
    const alone = await makeRanked(db, { testId: narrow, score: 1900, seasonId: '2025-q1' });
    const clock = { now: () => now };
    await closeSeasons({ ...runtime, ports: { ...runtime.ports, clock } });
    const [first, second, third, fourth] = await Promise.all(people.map(unlockedBy));
    expect(first).toEqual(['podium', 'season-winner']);
    expect([second, third]).toEqual([['podium'], ['podium']]);
    expect([fourth, await unlockedBy(alone)]).toEqual([[], []]);
  });

  it('a change of the profile', async () => {
    const person = await makeRichDeveloper(runtime.db, { all: true, cards: {} });
    const context = contextOf(runtime, person);
    const { version, value } = await readCard(context, person.userId, 'skills');
    await saveCard(context, person.userId, 'skills', { mode: 'edit', version, value });
    expect(await unlockedBy(person)).toEqual(expect.arrayContaining(['first-project', 'whole-profile']));
  });

  it('an import', async () => {
    const person = await makeDeveloper(runtime.db);
    const file = new TextEncoder().encode(
      JSON.stringify({
        work: [{ name: 'Atelier', position: 'Développeuse', startDate: '2020-01', endDate: '2021-01' }],
      }),
    );
    const everything = { has: () => true } as unknown as ReadonlySet<string>;
    expect(await confirmImport(contextOf(runtime, person), 'json', file, everything)).toHaveProperty('alias');
    expect(await unlockedBy(person)).toContain('imported');
  });

  it('an application and a spontaneous application', async () => {
    const person = await makeDeveloper(runtime.db);
    const companyId = await makeCompany(runtime.db);
    const jobId = await makeJob(runtime.db, companyId);
    const context = contextOf(runtime, person);
    await applyToJob(context, { mode: 'application', jobId, message: 'Bonjour', detailsOffered: false });
    expect(await unlockedBy(person)).toEqual(['first-application']);
    await superlikeCompany(context, { mode: 'superlike', companyId, message: 'Bonjour', detailsOffered: false });
    expect(await unlockedBy(person)).toEqual(['first-application', 'spontaneous']);
  });

  it('a conversation that both have accepted, not by its request', async () => {
    const { developer: asked } = await requestedTalk(runtime);
    expect(await unlockedBy(asked)).toEqual([]);
    const { developer } = await openTalk(runtime);
    expect(await unlockedBy(developer)).toEqual(['first-conversation']);
  });

  it('a vote, a comment and a published question', async () => {
    const person = await makeDeveloper(runtime.db);
    const address = await publicQuestion();
    await voteQuestion(contextOf(runtime, person), address, -1);
    expect(await unlockedBy(person)).toEqual(['first-vote']);
    await commentQuestion(contextOf(runtime, person), address, 'Bien vu.');
    expect(await unlockedBy(person)).toEqual(['first-comment', 'first-vote']);
    await runtime.db
      .updateTable('questions')
      .set({ authorId: person.userId })
      .where('id', '=', address.questionId)
      .execute();
    expect(await unlock(person, 'question')).toEqual(['contributor']);
  });
});
