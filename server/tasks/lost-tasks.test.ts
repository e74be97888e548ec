import { EventEmitter } from 'node:events';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testRuntime } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { watchLostTasks } from './lost-tasks.ts';
import { startWorker } from './work.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(() => runtime.pool.query('delete from graphile_worker._private_jobs'));

async function jobLockedBy(
  worker: string,
  since = '1 hour',
  db: Pick<pg.Client, 'query'> = runtime.pool,
): Promise<string> {
  const { rows } = await db.query("select (graphile_worker.add_job('sweep-expired', '{}'::json)).id");
  await db.query(
    'update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - $3::interval where id = $1',
    [rows[0].id, worker, since],
  );
  return rows[0].id;
}

const lockOf = async (id: string) =>
  (await runtime.pool.query('select locked_by from graphile_worker._private_jobs where id = $1', [id])).rows[0]
    ?.locked_by;

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition was not true in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether a worker has said that it runs. */
async function holdsItsLock(db: Pick<pg.Client, 'query'>): Promise<boolean> {
  // Other databases of the same server have workers of their own.
  const { rows } = await db.query(`select 1 from pg_locks where locktype = 'advisory' and classid = 7270003 and granted
    and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0;
}

describe('tasks of workers that were killed', () => {
  it('are released, and those of running workers are not', async () => {
    const events = new EventEmitter();
    const living = watchLostTasks(runtime.connection, events, runtime.log);
    events.emit('pool:create', { workerPool: { id: 'living' } });
    await until(() => holdsItsLock(runtime.pool));
    const kept = await jobLockedBy('living');
    const lost = await jobLockedBy('gone');
    const other = watchLostTasks(runtime.connection, new EventEmitter(), runtime.log);
    await until(async () => (await lockOf(lost)) === null);
    expect(await lockOf(kept)).toBe('living');
    await living.close();
    await other.close();
    const third = watchLostTasks(runtime.connection, new EventEmitter(), runtime.log);
    await until(async () => (await lockOf(kept)) === null);
    await third.close();
  });

  it('are not those of a worker of the same process, whose lock belongs to the connection that checks', async () => {
    const own = await jobLockedBy('own');
    const lost = await jobLockedBy('gone');
    const events = new EventEmitter();
    const watching = watchLostTasks(runtime.connection, events, runtime.log);
    events.emit('pool:create', { workerPool: { id: 'own' } });
    events.emit('job:start', { job: { id: own } });
    await until(async () => (await lockOf(lost)) === null);
    expect(await lockOf(own)).toBe('own');
    await watching.close();
  });

  it('are not those of a worker that has just taken its first task, and may not hold its lock yet', async () => {
    const first = await jobLockedBy('starting', '0 seconds');
    const lost = await jobLockedBy('gone');
    const watching = watchLostTasks(runtime.connection, new EventEmitter(), runtime.log);
    await until(async () => (await lockOf(lost)) === null);
    expect(await lockOf(first)).toBe('starting');
    await watching.close();
  });

  it('include those of the same process that it no longer runs: their end could not be stored', async () => {
    const unfinished = await jobLockedBy('own');
    const events = new EventEmitter();
    const watching = watchLostTasks(runtime.connection, events, runtime.log);
    events.emit('pool:create', { workerPool: { id: 'own' } });
    events.emit('job:start', { job: { id: unfinished } });
    events.emit('job:complete', { job: { id: unfinished } });
    await until(async () => (await lockOf(unfinished)) === null);
    await watching.close();
  });

  it('are not those of a worker that runs, whatever name the queue gives it', async () => {
    const holder = new pg.Client(runtime.connection);
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table emails in access exclusive mode');
    // Not the product's own connections: blocked tasks use them.
    const reader = new pg.Client(runtime.connection);
    await reader.connect();
    const lockedBy = async (id: string) =>
      (await reader.query('select locked_by from graphile_worker._private_jobs where id = $1', [id])).rows[0]
        ?.locked_by;
    const worker = await startWorker(runtime);
    const { rows } = await reader.query(
      "select (graphile_worker.add_job('send-email', json_build_object('emailId', gen_random_uuid()))).id",
    );
    const running: string = rows[0].id;
    try {
      await until(async () => typeof (await lockedBy(running)) === 'string');
      // A worker that has just started may not hold its lock yet. It is left alone because its task is a moment old,
      // and the next line makes the task older.
      await until(() => holdsItsLock(reader));
      await reader.query(
        "update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where id = $1",
        [running],
      );
      const lost = await jobLockedBy('gone', '1 hour', reader);
      const other = watchLostTasks(runtime.connection, new EventEmitter(), runtime.log);
      await until(async () => (await lockedBy(lost)) !== 'gone');
      expect(await lockedBy(running)).toMatch(/^pool-/);
      await other.close();
    } finally {
      await holder.end();
      await worker.stop();
      await reader.end();
    }
  });

  it('are run by the next worker that starts', async () => {
    const lost = await jobLockedBy('killed');
    const worker = await startWorker(runtime);
    await until(async () => (await lockOf(lost)) === undefined);
    await worker.stop();
  });
});
