import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { byChance, byLanguage, byStrength, makeAnswered } from '../../../../tests/harness/answered-question.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { measureQuestions } from '../questions/measure-questions.ts';
import { decideQuestion } from './decide-question.ts';
import { readBankFigures } from './read-bank-figures.ts';
import { readQuality } from './read-quality.ts';

let runtime: Runtime;
let admin: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
});

const night = new Date('2026-11-17T02:40:00Z');
const measure = () => measureQuestions({ db: runtime.db, ports: { ...runtime.ports, clock: { now: () => night } } });
const context = () => contextOf(runtime, admin);
const decide = (questionId: string, decision: 'askAgain' | 'retire', reason = 'Relue et corrigée.') =>
  decideQuestion(context(), questionId, { decision, value: { reason } });
const listed = async (list: 'decide' | 'watch' | 'resting' | 'retired', questionId: string) => {
  const { questions } = await readQuality(context(), { list, text: '' });
  return questions.find(({ id }) => id === questionId);
};

/** Other rated questions of a test, so that one can rest. */
const addQuestions = (testId: string, count: number) =>
  sql`insert into questions (test_id, title_fr, title_en, explanation_fr, explanation_en, difficulty, status, pool, format,
      seconds, rating, deviation, volatility, founding, published_at)
    select ${testId}, 'Autre ' || n, 'Other ' || n, 'Parce que.', 'Because.', 1, 'PUBLISHED', 'rated', 'choice',
      120, 1500, 150, 0.03, true, ${night}
    from generate_series(1, ${count}::integer) as n`.execute(runtime.db);

describe('the quality of questions (docs/product/assessments.md, Quality of questions)', () => {
  it('lists a question that tells too little with its figures, until the team asks it again', async () => {
    const { questionId, stored } = await makeAnswered(runtime, 200, byChance);
    await measure();
    const question = await listed('decide', questionId);
    expect(question).toMatchObject({
      answers: 200,
      right: 66,
      chosen: [200, 0, 0],
      rests: { because: 'tells-little', since: night.toISOString(), until: undefined },
      can: ['askAgain', 'retire'],
    });
    expect(question?.pointBiserial).toBeLessThan(0.2);
    await decide(questionId, 'askAgain');
    expect(await stored()).toMatchObject({ restsBecause: null, status: 'PUBLISHED', pointBiserial: null });
    expect(await listed('decide', questionId)).toBeUndefined();
    await measure();
    expect((await stored()).restsBecause, 'answers from before the decision do not judge it').toBeNull();
  });

  it('lists the difference between groups with its direction, and forgets it when the question is asked again', async () => {
    const { questionId } = await makeAnswered(runtime, 400, byLanguage);
    await measure();
    const question = await listed('decide', questionId);
    expect(question?.differences).toMatchObject([
      { compared: 'differs-by-language', class: 'C', focal: 200, reference: 200 },
    ]);
    expect(question?.differences[0]?.delta).toBeLessThan(0);
    await decide(questionId, 'askAgain');
    expect(await listed('watch', questionId), 'shown until it is measured anew').toBeDefined();
    await measure();
    expect(await listed('watch', questionId)).toBeUndefined();
  });

  it('retires a question once, keeps the reason, and asks it again', async () => {
    const { questionId, stored } = await makeAnswered(runtime, 200, byChance);
    await measure();
    await Promise.all([decide(questionId, 'retire', 'Deux réponses justes.'), decide(questionId, 'retire')]);
    expect(await stored()).toMatchObject({ status: 'ARCHIVED', restsBecause: null });
    const history = () =>
      runtime.db.selectFrom('questionHistory').select('act').where('questionId', '=', questionId).execute();
    expect(await history()).toEqual([{ act: 'archive' }]);
    expect(await listed('retired', questionId)).toMatchObject({ can: ['askAgain'] });
    await decide(questionId, 'askAgain');
    expect((await stored()).status).toBe('PUBLISHED');
    expect(await history()).toHaveLength(2);
    const audited = await runtime.db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('subjectId', '=', questionId)
      .orderBy('at')
      .execute();
    expect(audited).toEqual([
      { action: 'question.archive', actorId: admin.userId },
      { action: 'question.restore', actorId: admin.userId },
    ]);
  });

  it('does not rest again the next night when it was asked often before the decision', async () => {
    const { questionId, testId, stored } = await makeAnswered(runtime, 300, byStrength);
    await addQuestions(testId, 60);
    await measure();
    expect(await stored()).toMatchObject({ restsBecause: 'asked-often' });
    expect(await listed('resting', questionId)).toMatchObject({ can: ['askAgain', 'retire'] });
    await decide(questionId, 'askAgain');
    await measure();
    expect((await stored()).restsBecause).toBeNull();
  });

  it('lists as retired what the team retired last, not what left its file after it was asked again', async () => {
    const { questionId } = await makeAnswered(runtime, 200, byChance);
    await measure();
    await decide(questionId, 'retire');
    await decide(questionId, 'askAgain');
    await runtime.db.updateTable('questions').set({ status: 'ARCHIVED' }).where('id', '=', questionId).execute();
    expect(await listed('retired', questionId)).toBeUndefined();
    await expect(decide(questionId, 'askAgain')).rejects.toThrow(Conflict);
  });

  it('tells the author when a question is retired and asked again, as the catalogue does', async () => {
    const author = await makeDeveloper(runtime.db);
    const { questionId } = await makeAnswered(runtime, 200, byChance);
    await runtime.db.updateTable('questions').set({ authorId: author.userId }).where('id', '=', questionId).execute();
    await measure();
    const emails = async () => {
      const rows = await runtime.db
        .selectFrom('emails')
        .select('template')
        .where('userId', '=', author.userId)
        .orderBy('createdAt')
        .execute();
      return rows.map(({ template }) => template);
    };
    await decide(questionId, 'askAgain');
    expect(await emails(), 'it was never offline for its author').toEqual([]);
    await runtime.db
      .updateTable('questions')
      .set({ restsBecause: 'tells-little', restsSince: night })
      .where('id', '=', questionId)
      .execute();
    await decide(questionId, 'retire');
    await decide(questionId, 'retire');
    await decide(questionId, 'askAgain');
    expect(await emails()).toEqual(['question-archived', 'question-restored']);
  });

  it('refuses a question that is asked and remarkable in nothing, an unknown one, and a missing reason', async () => {
    const { questionId } = await makeAnswered(runtime, 200, byStrength);
    await measure();
    await expect(decide(questionId, 'retire')).rejects.toThrow(Conflict);
    await expect(decide(admin.userId, 'retire')).rejects.toThrow(NotFound);
    await expect(decide('x', 'retire')).rejects.toThrow(NotFound);
    await expect(decide(questionId, 'retire', ' ')).rejects.toThrow(Invalid);
  });

  it('is for administrators only', async () => {
    const developer = contextOf(runtime, await makeDeveloper(runtime.db));
    await expect(readQuality(developer, { list: 'decide', text: '' })).rejects.toThrow(Forbidden);
    const value = { decision: 'retire' as const, value: { reason: 'x' } };
    await expect(decideQuestion(developer, admin.userId, value)).rejects.toThrow(Forbidden);
  });

  it('finds questions by words of their title', async () => {
    const { questionId } = await makeAnswered(runtime, 200, byChance);
    await measure();
    const found = await readQuality(context(), { list: 'decide', text: 'vaut' });
    expect(found.questions.map(({ id }) => id)).toContain(questionId);
    expect((await readQuality(context(), { list: 'decide', text: 'aucunmotpareil' })).questions).toEqual([]);
    const english = await readQuality(contextOf(runtime, admin, 'en'), { list: 'decide', text: 'vaut' });
    expect(english.questions.find(({ id }) => id === questionId)?.answer).toMatchObject({ format: 'choice' });
    for (const list of ['resting', 'watch', 'retired'] as const)
      expect((await readQuality(context(), { list, text: 'aucunmotpareil' })).total).toBe(0);
  });
});

describe('the figures of the bank (docs/product/assessments.md, Figures of the bank)', () => {
  it('count what is asked, what was answered, and what rests', async () => {
    const { testId, questionId } = await makeAnswered(runtime, 400, byLanguage);
    const of = async () => {
      const { tests, measuredAt } = await readBankFigures(contextOf(runtime, undefined));
      const { seoAlias } = await runtime.db
        .selectFrom('tests')
        .select('seoAlias')
        .where('id', '=', testId)
        .executeTakeFirstOrThrow();
      return { figures: tests.find(({ alias }) => alias === seoAlias || alias === testId), measuredAt };
    };
    const { tests } = await readBankFigures(contextOf(runtime, undefined, 'en'));
    expect(tests.length).toBeGreaterThan(0);
    expect((await of()).figures).toMatchObject({ items: 1, questions: 1, resting: 0, sittings: 0, compared: 0 });
    await measure();
    const { figures, measuredAt } = await of();
    expect(figures).toMatchObject({
      items: 0,
      resting: 1,
      sittings: 400,
      answers: 400,
      highestExposure: 1,
      compared: 1,
      differing: 1,
    });
    expect(measuredAt).toBe(night.toISOString());
    await decide(questionId, 'askAgain');
    expect((await of()).figures).toMatchObject({ items: 1, resting: 0 });
  });

  it('forget a test whose sessions are all erased', async () => {
    const { testId } = await makeAnswered(runtime, 100, byStrength);
    const kept = () => runtime.db.selectFrom('testFigures').select('sittings').where('testId', '=', testId).execute();
    await measure();
    expect(await kept()).toEqual([{ sittings: 100 }]);
    await runtime.db.deleteFrom('testSessions').where('testId', '=', testId).execute();
    await measure();
    expect(await kept()).toEqual([]);
  });
});
