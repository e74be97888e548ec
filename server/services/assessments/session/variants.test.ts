import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeFormatTest } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { beginSession } from './begin-session.ts';
import { goOn, reply } from './play.ts';
import { readCandidates } from './read-candidates.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const variants = ['2', '3'].map((n) => ({ key: `v${n}`, values: { n, printed: String(10 * Number(n)) } }));

/** A test with one question that has two variants. */
async function testWithVariants() {
  const { db } = runtime;
  const test = await makeFormatTest(db, 'public', ['output']);
  const model = {
    title: { fr: 'Qu’affiche ce programme ?', en: 'What does it print?' },
    code: 'console.log(10 * [[n]])',
    options: [],
    output: '[[printed]]',
    explanation: { fr: 'Dix fois [[n]].', en: 'Ten times [[n]].' },
  };
  const { id } = await db
    .updateTable('questions')
    .set({ model: JSON.stringify(model) })
    .where('testId', '=', test.testId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('questionVariants')
    .values(variants.map(({ key, values }) => ({ questionId: id, key, values: JSON.stringify(values) })))
    .execute();
  return test;
}

async function play(context: ReturnType<typeof contextOf>, alias: string) {
  const begun = await beginSession(context, alias, true);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  const { question } = await goOn(context, begun.sessionId);
  if (!question) throw new Error('expected a question');
  const n = /10 \* (\d)/.exec(question.code ?? '')?.[1] ?? '';
  const view = await reply(context, begun.sessionId, question.questionId, { typed: String(10 * Number(n)) });
  return { n, question, revealed: view.revealed[0] };
}

describe('a question with variants (docs/product/assessments.md, The question bank)', () => {
  it('is shown with the values of one variant, judged by it, and explained with it', async () => {
    const { alias } = await testWithVariants();
    const context = contextOf(runtime, await makeDeveloper(runtime.db));
    const { n, question, revealed } = await play(context, alias);
    expect(variants.map(({ values }) => values.n)).toContain(n);
    expect(question).toMatchObject({ format: 'output', code: `console.log(10 * ${n})` });
    expect(revealed).toMatchObject({
      right: true,
      explanation: `Dix fois ${n}.`,
      answer: { output: String(10 * Number(n)) },
    });
  });

  it('is asked in its other variant the next time, and counts as seen when all were met', async () => {
    const { alias, testId } = await testWithVariants();
    const developer = await makeDeveloper(runtime.db);
    const context = contextOf(runtime, developer);
    const candidate = async () =>
      (await readCandidates(runtime.db, { userId: developer.userId, testId, practice: true, now: new Date() }))[0];
    expect(await candidate()).toMatchObject({ seen: false, variantSeen: false });
    const first = await play(context, alias);
    expect(await candidate()).toMatchObject({ seen: false, variantSeen: true });
    const second = await play(context, alias);
    expect(second.n).not.toBe(first.n);
    expect(await candidate()).toMatchObject({ seen: true });
  });
});
