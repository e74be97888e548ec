import { hashPassword } from 'better-auth/crypto';
import type { Pool, PoolClient } from 'pg';
import { adminAccount, demoPassword } from './accounts.ts';
import { CopyBuffer } from './copy.ts';
import { loadPlans } from './plans.ts';
import { createPeople, makeBase } from './world.ts';

export interface LoadOptions {
  seed: string;
  now: Date;
  developers: number;
  /** None when the world is added on top of another. */
  companies: 0 | 12;
  withAccounts: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Any number; it only has to be the same in every process. */
const worldLock = 7_270_031;
const batchSize = 5_000;

/**
 * Fills the database with a world made from a seed; false when it was there already.
 * Each batch is one transaction: the standard world is there whole or not at all, a large one goes on where it was
 * interrupted.
 */
export async function loadWorld(pool: Pool, options: LoadOptions): Promise<boolean> {
  const { seed, now, developers: total, companies, withAccounts, onProgress } = options;
  const onTop = companies === 0 && !withAccounts;
  const accountPassword = withAccounts ? await hashPassword(demoPassword) : null;
  const client = await pool.connect();
  let loaded = false;
  try {
    const adminId = withAccounts || (await exists(client, [adminAccount.email])) ? adminAccount.id : null;
    for (let start = 0; start < Math.max(total, 1); start += batchSize) {
      const end = Math.min(start + batchSize, total);
      const first = start === 0;
      const makePerson = createPeople({ seed, now, adminId, plainAliases: first && !onTop });
      const isNew = await inTransaction(client, async () => {
        const known = [
          ...(end > start ? [makePerson(start).user.email] : []),
          ...(first && withAccounts ? [adminAccount.email] : []),
        ];
        if (await exists(client, known)) return false;

        const buffer = new CopyBuffer();
        if (first) {
          if (companies > 0) await loadPlans(client);
          const base = makeBase({ seed, now, companies, accountPassword });
          buffer.addRows(base.rows);
          for (const developer of base.developers) buffer.addDeveloper(developer);
        }
        const makeAgain = createPeople({ seed, now, adminId, plainAliases: first && !onTop });
        for (let index = start; index < end; index++) buffer.addDeveloper(makeAgain(index));
        await buffer.send(client);
        return true;
      });
      if (!isNew && first && !onTop) return false;
      loaded ||= isNew;
      onProgress?.(end, total);
    }
    // Without figures on what it holds, the server would choose poor plans until it looks by itself.
    if (loaded) await client.query('analyze');
    return loaded;
  } finally {
    client.release();
  }
}

async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [worldLock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function exists(client: PoolClient, emails: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where lower(email) = any($1) limit 1', [emails]);
  return (rowCount ?? 0) > 0;
}
