import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeRanked, testIdOf } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readSessionStanding } from './read-standing.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

async function sessionOf(userId: string, testId: string, day: number, more: Record<string, unknown> = {}) {
  const endDate = new Date(Date.UTC(2026, 9, day));
  const { id } = await runtime.db
    .insertInto('testSessions')
    .values({
      userId,
      testId,
      status: 'COMPLETED',
      practice: false,
      length: 12,
      score: 1500 + day,
      deviationAfter: 80,
      endDate,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the own score among others (docs/product/assessments.md, Results of a session)', () => {
  it('has a curve of counts from 20 ranked players on, and no player is named in it', async () => {
    const { db } = runtime;
    const testId = await testIdOf(db, 'rust');
    const person = await makeDeveloper(db);
    const standing = async () => readSessionStanding(contextOf(runtime, person), { userId: person.userId, testId });
    for (let player = 0; player < 19; player++) await makeRanked(db, { testId, score: 1300 + 10 * player });
    expect((await standing()).spread).toBeUndefined();
    await makeRanked(db, { testId, score: 1900, displayName: 'Alix Moreau' });
    const { spread } = await standing();
    expect(spread?.counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(spread?.medals.map(({ medal }) => medal)).toEqual(['bronze', 'silver', 'gold']);
    expect(JSON.stringify(spread)).not.toContain('Alix');
  });

  it('has the own rated sessions of the test that have ended, the oldest first', async () => {
    const { db } = runtime;
    const [testId, other] = [await testIdOf(db, 'go'), await testIdOf(db, 'rust')];
    const [person, another] = [await makeDeveloper(db), await makeDeveloper(db)];
    const second = await sessionOf(person.userId, testId, 9);
    const first = await sessionOf(person.userId, testId, 2);
    await sessionOf(person.userId, other, 3);
    await sessionOf(another.userId, testId, 4);
    await sessionOf(person.userId, testId, 5, { practice: true, score: null });
    await sessionOf(person.userId, testId, 6, { status: 'STARTED', endDate: null, score: null });
    const { history } = await readSessionStanding(contextOf(runtime, person), { userId: person.userId, testId });
    expect(history.map(({ sessionId, score, margin }) => [sessionId, score, margin])).toEqual([
      [first, 1502, expect.any(Number)],
      [second, 1509, expect.any(Number)],
    ]);
  });
});
