import { beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../../../../tests/harness/answers.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeFormatTest } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { beginSession } from './begin-session.ts';
import { goOn, reply } from './play.ts';

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
