import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { byChance, byLanguage, byStrength, makeAnswered } from '../../../../tests/harness/answered-question.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
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

const waitingForLocks = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(runtime.db);
  return rows.length;
};

const answered = (sessions: number, right: string) => makeAnswered(runtime, sessions, right);

describe('measuring questions at night (docs/product/assessments.md, Ratings of questions)', () => {
  it('lets a question rest that does not tell strong from weak players, once', async () => {
    const { stored } = await answered(200, byChance);
    await measureQuestions(at());
    expect(await stored()).toMatchObject({ restsBecause: 'tells-little', restsSince: now, restsUntil: null });
    expect((await stored()).pointBiserial).toBeLessThan(0.2);
    await measureQuestions(at());
    expect(await stored()).toMatchObject({ restsBecause: 'tells-little', restsSince: now });
  });

  it('keeps a question that strong players answer right, and measures how sharp it is', async () => {
    const { stored } = await answered(200, byStrength);
    await measureQuestions(at());
    const { restsBecause, pointBiserial, discrimination } = await stored();
    expect({ restsBecause, sharp: discrimination > 1 }).toEqual({ restsBecause: null, sharp: true });
    expect(pointBiserial).toBeGreaterThan(0.5);
  });

  it('lets a question rest that is much harder in one language, and stores the difference', async () => {
    const { questionId, stored } = await answered(400, byLanguage);
    await measureQuestions(at());
    const found = await runtime.db
      .selectFrom('questionDifferences')
      .select(['compared', 'class', 'focalAnswers', 'referenceAnswers'])
      .where('questionId', '=', questionId)
      .execute();
    expect(found).toEqual([{ compared: 'differs-by-language', class: 'C', focalAnswers: 200, referenceAnswers: 200 }]);
    expect((await stored()).restsBecause).not.toBeNull();
  });

  it('leaves a question alone that the team has asked again since the measuring began', async () => {
    const { questionId, stored } = await answered(200, byChance);
    const judgedFrom = new Date(now.getTime() + 1000);
    // The decision is stored after the answers were read and before the result is written.
    const measuring = await runtime.db.transaction().execute(async (trx) => {
      await trx.updateTable('questions').set({ judgedFrom }).where('id', '=', questionId).execute();
      const begun = measureQuestions(at());
      await eventually(async () => expect(await waitingForLocks()).toBe(1));
      return [begun];
    });
    await Promise.all(measuring);
    expect(await stored()).toMatchObject({ restsBecause: null, pointBiserial: null });
  });

  it('does not let one rest that was asked often while too few others are left', async () => {
    const { stored } = await answered(300, byStrength);
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
