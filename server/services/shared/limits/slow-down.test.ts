import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pace } from '../../../../domain/account/pace.ts';
import { testDatabase } from '../../../../tests/harness/database.ts';
import type { Database } from '../../../data/database.ts';
import { attempt, forgetAttempts, takeBack } from './slow-down.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

/** Waits so long that none ends during a test. */
const pace: Pace = { name: 'test', free: 3, firstWait: 500, longestWait: 1200, forgottenAfter: 5000 };
const waitOf = (who: string) => attempt(db, pace, who).then(String, ({ retryAfterSeconds }) => retryAfterSeconds);

/** Moves the stored times as if this many seconds had passed. */
async function pass(seconds: number) {
  const gone = sql`make_interval(secs => ${seconds})`;
  await sql`update slowed_attempts set next_at = next_at - ${gone}, forgotten_at = forgotten_at - ${gone}`.execute(db);
}

describe('attempts that are slowed down (docs/product/account.md, Slowing down guesses)', () => {
  it('are free at first, then wait longer each time up to a maximum, and are forgotten in the end', async () => {
    for (const count of ['1', '2', '3']) expect(await waitOf('one')).toBe(count);
    expect(await waitOf('one')).toBeGreaterThan(400);
    expect(await waitOf('one')).toBeLessThanOrEqual(500);
    await pass(501);
    expect(await waitOf('one')).toBe('4');
    expect(await waitOf('one')).toBeGreaterThan(900);
    await pass(1001);
    expect(await waitOf('one')).toBe('5');
    expect(await waitOf('one')).toBeGreaterThan(1000);
    expect(await waitOf('one')).toBeLessThanOrEqual(1200);
    await pass(5001);
    expect(await waitOf('one')).toBe('1');
  });

  it('are counted separately for each key', async () => {
    for (let n = 0; n < 4; n++) await waitOf('busy');
    expect(await waitOf('other')).toBe('1');
  });

  it('are counted one by one when they are parallel', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => waitOf('parallel')));
    expect(outcomes.filter((one) => typeof one === 'string').toSorted()).toEqual(['1', '2', '3']);
  });

  it('are not counted when they were right', async () => {
    for (let n = 0; n < 10; n++) {
      expect(await waitOf('right')).toBe('1');
      await takeBack(db, pace, 'right');
    }
    for (let n = 0; n < 4; n++) await waitOf('known');
    await forgetAttempts(db, pace, 'known');
    expect(await waitOf('known')).toBe('1');
  });
});
