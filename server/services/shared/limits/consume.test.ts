import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/harness/database.ts';
import type { OpenDatabase } from '../../../data/database.ts';
import { consume } from './consume.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const limit = { name: 'test', times: 10, seconds: 60 };

describe('rate limits', () => {
  it('count exactly, also with many requests at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => consume(database.db, limit, 'crowd')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('are separate for each visitor and give the seconds to wait', async () => {
    for (let i = 0; i < 10; i++) await consume(database.db, limit, 'one');
    await expect(consume(database.db, limit, 'one')).rejects.toMatchObject({ name: 'TooMany' });
    const refusal = await consume(database.db, limit, 'one').catch((error) => error);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(50);
    await expect(consume(database.db, limit, 'other')).resolves.toBeUndefined();
  });

  it('begin again when their time has passed', async () => {
    for (let i = 0; i < 10; i++) await consume(database.db, limit, 'later');
    await database.db
      .updateTable('rateLimits')
      .set({ windowEndsAt: new Date(0) })
      .execute();
    await expect(consume(database.db, limit, 'later')).resolves.toBeUndefined();
  });

  it('store no address', async () => {
    await consume(database.db, limit, 'someone@example.com');
    const rows = await database.db.selectFrom('rateLimits').select('key').execute();
    expect(rows.some(({ key }) => key.includes('example.com'))).toBe(false);
  });
});
