import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../../../../tests/harness/answers.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeFormatTest } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { beginSession } from './begin-session.ts';
import { markFlagsSeen } from './mark-flags-seen.ts';
import { goOn, reply } from './play.ts';
import { type FlaggedList, readFlaggedSessions } from './read-flagged-sessions.ts';
import { readSessionForAdmin } from './read-session-page.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

/** A whole rated session of a new player, all right or all wrong; the hints about it. */
async function played(alias: string, right: boolean): Promise<{ kind: string; data: unknown }[]> {
  const { db } = runtime;
  const context = contextOf(runtime, await makeDeveloper(db));
  const begun = await beginSession(context, alias, false);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  const { sessionId } = begun;
  for (let { question } = await goOn(context, sessionId); question; { question } = await goOn(context, sessionId)) {
    await reply(context, sessionId, question.questionId, await answerTo(db, sessionId, right));
  }
  return db
    .selectFrom('playFlags')
    .select(['kind', 'data'])
    .where('sessionId', '=', sessionId)
    .orderBy('kind')
    .execute();
}

describe('hints about a session (docs/product/assessments.md, Unusual sessions)', () => {
  it('are given for the rare mistakes of another player, and not for mistakes that many make', async () => {
    // In these formats there is one wrong answer that the helper gives.
    const { alias, testId } = await makeFormatTest(runtime.db, 'rated', ['patch', 'line', 'output']);
    await runtime.db.updateTable('questions').set({ usualMilliseconds: 25_000 }).where('testId', '=', testId).execute();
    const sameMistakes = async (right = false) =>
      (await played(alias, right)).filter(({ kind }) => kind === 'same-mistakes').map(({ data }) => data);
    expect(await sameMistakes(), 'the first one').toEqual([]);
    expect(await sameMistakes(true), 'without a mistake').toEqual([]);
    for (const _ of [2, 3, 4]) expect(await sameMistakes()).toEqual([{ answers: 3 }]);
    expect(await sameMistakes(), 'four others made the same mistakes').toEqual([]);
  });
});

describe('the list of the team', () => {
  const flagged = async () => {
    const player = await makeDeveloper(runtime.db, { displayName: `Player ${crypto.randomUUID()}` });
    const { id: sessionId } = await runtime.db
      .insertInto('testSessions')
      .values({
        userId: player.userId,
        testId: (await makeFormatTest(runtime.db, 'rated', ['output'])).testId,
        ...{ status: 'COMPLETED', practice: false, length: 12, score: 1500, createdAt: new Date() },
        ...{ startDate: new Date(), endDate: new Date() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const data = JSON.stringify({ points: 400 });
    await runtime.db.insertInto('playFlags').values({ sessionId, kind: 'leap', data }).execute();
    const { name } = await runtime.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', player.userId)
      .executeTakeFirstOrThrow();
    return { player, sessionId, name };
  };

  it('has the sessions with a hint until a person has looked at them', async () => {
    const { player, sessionId, name } = await flagged();
    const admin = contextOf(runtime, await makeAdministrator(runtime.db));
    const list = async (one: FlaggedList, text = name, locale: 'fr' | 'en' = 'fr') =>
      (await readFlaggedSessions({ ...admin, locale }, { list: one, text })).sessions.map((row) => row.sessionId);
    const { counts } = await readFlaggedSessions(admin, { list: 'open', text: '' });
    expect(counts.open).toBeGreaterThan(0);
    expect(await list('open')).toContain(sessionId);
    expect(await list('open', 'no such name', 'en')).toEqual([]);
    expect(await readSessionForAdmin(admin, player.userId, sessionId)).toMatchObject({ flagsSeenAt: null });
    for (const _ of [1, 2]) await markFlagsSeen(admin, player.userId, sessionId);
    expect(await list('open')).not.toContain(sessionId);
    expect(await list('seen', name, 'en')).toContain(sessionId);
    const { flagsSeenAt, flags } = await readSessionForAdmin(admin, player.userId, sessionId);
    expect({ flagsSeenAt, flags }).toEqual({
      flagsSeenAt: expect.any(Date),
      flags: [{ kind: 'leap', data: { points: 400 } }],
    });
    const written = await runtime.db
      .selectFrom('audit')
      .select('action')
      .where('subjectId', '=', player.userId)
      .execute();
    expect(written).toEqual([{ action: 'test.flags-seen' }]);
  });

  it('is for administrators only, and knows no session of another player', async () => {
    const { player, sessionId } = await flagged();
    const developer = contextOf(runtime, player);
    await expect(readFlaggedSessions(developer, { list: 'open', text: '' })).rejects.toMatchObject({
      name: 'Forbidden',
    });
    await expect(markFlagsSeen(developer, player.userId, sessionId)).rejects.toMatchObject({ name: 'Forbidden' });
    const admin = contextOf(runtime, await makeAdministrator(runtime.db));
    const other = await makeDeveloper(runtime.db);
    for (const [userId, id] of [
      [other.userId, sessionId],
      ['none', sessionId],
      [player.userId, 'none'],
    ] as const)
      await expect(markFlagsSeen(admin, userId, id)).rejects.toMatchObject({ name: 'NotFound' });
  });
});
