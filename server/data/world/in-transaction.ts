import type { ClientBase } from 'pg';

/** One process at a time fills the world: another one waits for the lock, then checks what exists. */
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
