import type { ClientBase } from 'pg';

/** The world is filled by one process at a time: whoever else tries waits for the lock, then looks what is there. */
const worldLock = 7_270_031;

export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
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
