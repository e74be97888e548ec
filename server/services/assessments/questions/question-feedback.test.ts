import { beforeAll, describe, expect, it } from 'vitest';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import type { Vote } from '../../../../domain/assessments/question-feedback.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { faultyCode, makeFormatTest, stepsInOrder } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { commentQuestion, deleteComment } from './comment-question.ts';
import type { QuestionAddress } from './public-question.ts';
import { readQuestion } from './read-question.ts';
import { voteQuestion } from './vote-question.ts';

let runtime: Runtime;
const as = (viewer: Viewer) => contextOf(runtime, viewer);
let addresses: Record<'public' | 'rated', QuestionAddress[]>;

beforeAll(async () => {
  runtime = await testRuntime();
  const of = async (pool: string) =>
    runtime.db
      .selectFrom('questions')
      .select(['testId', 'id as questionId'])
      .where('pool', '=', pool)
      .where('format', '=', 'choice')
      .orderBy('id')
      .limit(6)
      .execute();
  addresses = { public: await of('public'), rated: await of('rated') };
});

const nth = (index: number, pool: 'public' | 'rated' = 'public') => addresses[pool][index] as QuestionAddress;

describe('a question of the catalogue (docs/product/catalogue.md, The page of a question)', () => {
  it('is readable by every visitor, with its answer and explanation', async () => {
    const question = await readQuestion(as(undefined), nth(0));
    expect(question.answer).toMatchObject({
      format: 'choice',
      options: expect.arrayContaining([expect.objectContaining({ right: true })]),
    });
    expect(question.explanation).not.toBe('');
    expect(question).toMatchObject({ vote: 0, comments: [], can: { speak: false } });
  });

  it('of any format is readable, with its answer and how it was verified', async () => {
    const { testId, questions } = await makeFormatTest(runtime.db, 'public');
    const read = (format: QuestionFormat) => readQuestion(as(undefined), { testId, questionId: questions[format] });
    const verified = { tool: 'Node.js 26.5', day: '2026-11-17' };
    expect(await read('choice')).toMatchObject({
      answer: { format: 'choice', options: [{ text: 'Un tableau vide', right: false }, {}, {}] },
      verified: { title: 'Addition (MDN)', url: expect.stringContaining('https://developer.mozilla.org/') },
    });
    const [first, second] = [expect.stringContaining('Promise.all'), expect.stringContaining('forEach')];
    expect(await read('patch')).toMatchObject({
      answer: {
        format: 'patch',
        options: [
          { text: first, right: true },
          { text: second, right: false },
        ],
      },
      verified,
    });
    expect(await read('line')).toMatchObject({ code: faultyCode, answer: { format: 'line', lines: [9] }, verified });
    expect(await read('output')).toMatchObject({
      answer: { format: 'output', output: '1 10 100 9\nobject' },
      verified,
    });
    expect(await read('order')).toMatchObject({ answer: { format: 'order', steps: stepsInOrder } });
    expect((await read('order')).verified).toBeUndefined();
  });

  it('from the rated pool is not found, also by an administrator, and gets no vote and no comment', async () => {
    const admin = as(await makeAdministrator(runtime.db));
    for (const context of [as(undefined), as(await makeDeveloper(runtime.db)), admin])
      await expect(readQuestion(context, nth(0, 'rated'))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(voteQuestion(admin, nth(0, 'rated'), 1)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(commentQuestion(admin, nth(0, 'rated'), 'Bonjour')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('has an address only under its own test', async () => {
    const other = await runtime.db
      .selectFrom('tests')
      .select('id')
      .where('id', '<>', nth(0).testId)
      .executeTakeFirstOrThrow();
    for (const testId of [other.id, 'nonsense'])
      await expect(readQuestion(as(undefined), { ...nth(0), testId })).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('votes on a question (docs/product/catalogue.md, Votes and comments)', () => {
  it('are one per user, can be changed, and are counted exactly', async () => {
    const [one, other] = [as(await makeDeveloper(runtime.db)), as(await makeRecruiter(runtime.db))];
    const steps: [typeof one, Vote, number][] = [
      [one, 1, 1],
      [one, 1, 1],
      [other, 1, 2],
      [one, -1, 0],
      [other, 0, -1],
      [other, 0, -1],
      [one, 0, 0],
    ];
    for (const [context, value, score] of steps) {
      await voteQuestion(context, nth(1), value);
      expect(await readQuestion(context, nth(1))).toMatchObject({ score, vote: value });
    }
  });

  it('at the same moment are all counted, and each user has one', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeDeveloper(runtime.db)));
    await Promise.all(
      people.flatMap((person) => [1, 1, -1].map((value) => voteQuestion(as(person), nth(2), value as Vote))),
    );
    const { rows, sum } = await storedVotes(nth(2));
    expect(rows).toBe(6);
    expect((await readQuestion(as(undefined), nth(2))).score).toBe(sum);
  });

  it('are deleted with the account', async () => {
    const person = await makeDeveloper(runtime.db);
    await voteQuestion(as(person), nth(3), 1);
    await runtime.db.deleteFrom('users').where('id', '=', person.userId).execute();
    expect((await readQuestion(as(undefined), nth(3))).score).toBe(0);
  });

  it('are refused to visitors, and limited per account', async () => {
    await expect(voteQuestion(as(undefined), nth(1), 1)).rejects.toMatchObject({ name: 'Forbidden' });
    const hasty = as(await makeDeveloper(runtime.db));
    const all = await Promise.allSettled(Array.from({ length: 121 }, () => voteQuestion(hasty, nth(1), 1)));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('comments on a question (docs/product/catalogue.md, Votes and comments)', () => {
  it('show no names, and are deleted only by their author or an administrator', async () => {
    const [author, stranger] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const admin = await makeAdministrator(runtime.db);
    await commentQuestion(as(author), nth(4), 'Et en 19 ?');
    await commentQuestion(as(author), nth(4), 'Merci.');
    const seen = await readQuestion(as(stranger), nth(4));
    expect(seen.commentCount).toBe(2);
    expect(seen.comments).toMatchObject([
      { body: 'Et en 19 ?', by: 'DEVELOPER', can: { delete: false } },
      { body: 'Merci.', by: 'DEVELOPER' },
    ]);
    expect(JSON.stringify(seen)).not.toContain(author.userId);
    const [first = '', second = ''] = seen.comments.map(({ id }) => id);
    for (const other of [stranger, await makeRecruiter(runtime.db)])
      await expect(deleteComment(as(other), nth(4), first)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(deleteComment(as(undefined), nth(4), first)).rejects.toMatchObject({ name: 'Forbidden' });
    expect((await readQuestion(as(author), nth(4))).comments[0]).toMatchObject({ by: 'you', can: { delete: true } });
    await deleteComment(as(author), nth(4), first);
    await expect(deleteComment(as(author), nth(4), first)).rejects.toMatchObject({ name: 'NotFound' });
    await deleteComment(as(admin), nth(4), second);
    expect(await readQuestion(as(undefined), nth(4))).toMatchObject({ commentCount: 0, comments: [] });
    const audit = await runtime.db
      .selectFrom('audit')
      .select(['actorId', 'data'])
      .where('action', '=', 'question-comment.delete')
      .execute();
    expect(audit).toMatchObject([{ actorId: admin.userId, data: { commentId: second } }]);
  });

  it('stay without an author when the account is deleted', async () => {
    const author = await makeDeveloper(runtime.db);
    await commentQuestion(as(author), nth(5), 'Un détail manque.');
    await runtime.db.deleteFrom('users').where('id', '=', author.userId).execute();
    expect((await readQuestion(as(undefined), nth(5))).comments).toMatchObject([{ by: 'gone' }]);
  });
});

async function storedVotes({ questionId }: QuestionAddress) {
  const votes = await runtime.db
    .selectFrom('questionVotes')
    .select('value')
    .where('questionId', '=', questionId)
    .execute();
  return { rows: votes.length, sum: votes.reduce((sum, { value }) => sum + value, 0) };
}
