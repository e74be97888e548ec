import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeFormatTest } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { measureQuestions } from './measure-questions.ts';
import { refreshExposure } from './refresh-exposure.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const now = new Date('2026-11-17T02:40:00Z');
const at = () => ({ db: runtime.db, ports: { ...runtime.ports, clock: { now: () => now } } });

/**
 * A test with one rated question, and sessions of players from 1400 to 1600 points, every second of them in English.
 * `right` is a condition on the number `n` of the session.
 */
async function answered(sessions: number, right: string) {
  const { db } = runtime;
  const { testId } = await makeFormatTest(db, 'rated', ['choice']);
  const { userId } = await makeDeveloper(db);
  const { rows } = await sql<{ id: string }>`
    with played as (insert into test_sessions (user_id, test_id, status, practice, length, locale, start_date, end_date,
        rating_before, deviation_before, volatility_before, rating_after, deviation_after, volatility_after)
      select ${userId}, ${testId}, 'COMPLETED', false, 1, case when n % 2 = 0 then 'en' else 'fr' end,
        '2026-11-10'::timestamptz + n * interval '1 minute', '2026-11-11', 1400 + n % 200, 80, 0.06, 1400 + n % 200, 80, n
      from generate_series(1, ${sessions}::integer) as n returning id, volatility_after as n)
    insert into test_session_questions (session_id, position, question_id, option_order, shown_at, deadline, how, chosen,
      is_right, replied_at, seen, scored, counted_at)
    select played.id, 0, q.id, '{0,1,2}', '2026-11-11', '2026-11-11', 'answered', '{0}', ${sql.raw(right)}, '2026-11-11',
      false, true, '2026-11-12'
    from played cross join questions q where q.test_id = ${testId} returning question_id as id`.execute(db);
  const questionId = rows[0]?.id ?? '';
  const stored = () => db.selectFrom('questions').selectAll().where('id', '=', questionId).executeTakeFirstOrThrow();
  return { testId, questionId, stored };
}

describe('measuring questions at night (docs/product/assessments.md, Ratings of questions)', () => {
  it('lets a question rest that does not tell strong from weak players, once', async () => {
    const { stored } = await answered(200, 'n::integer % 3 = 0');
    await measureQuestions(at());
    expect(await stored()).toMatchObject({ restsBecause: 'tells-little', restsSince: now, restsUntil: null });
    expect((await stored()).pointBiserial).toBeLessThan(0.2);
    await measureQuestions(at());
    expect(await stored()).toMatchObject({ restsBecause: 'tells-little', restsSince: now });
  });

  it('keeps a question that strong players answer right, and measures how sharp it is', async () => {
    const { stored } = await answered(200, 'n::integer % 200 > 100');
    await measureQuestions(at());
    const { restsBecause, pointBiserial, discrimination } = await stored();
    expect({ restsBecause, sharp: discrimination > 1 }).toEqual({ restsBecause: null, sharp: true });
    expect(pointBiserial).toBeGreaterThan(0.5);
  });

  it('lets a question rest that is much harder in one language, and stores the difference', async () => {
    const { questionId, stored } = await answered(
      400,
      '(n::integer % 2 = 1 and n::integer % 20 <> 1) or n::integer % 20 = 0',
    );
    await measureQuestions(at());
    const found = await runtime.db
      .selectFrom('questionDifferences')
      .select(['compared', 'class', 'focalAnswers', 'referenceAnswers'])
      .where('questionId', '=', questionId)
      .execute();
    expect(found).toEqual([{ compared: 'differs-by-language', class: 'C', focalAnswers: 200, referenceAnswers: 200 }]);
    expect((await stored()).restsBecause).not.toBeNull();
  });

  it('does not let one rest that was asked often while too few others are left', async () => {
    const { stored } = await answered(300, 'n::integer % 200 > 100');
    await measureQuestions(at());
    expect((await stored()).restsBecause).toBeNull();
  });
});

it('a question that was asked in every sitting may be asked less often (docs/product/assessments.md, Exposure)', async () => {
  const { testId, stored } = await answered(200, 'true');
  await refreshExposure(runtime, testId);
  expect((await stored()).eligibility).toBeCloseTo(0.18, 1);
  await refreshExposure(runtime, testId);
  expect((await stored()).eligibility).toBeLessThan(0.2);
});
