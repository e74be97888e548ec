import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerEventMap as WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';

/** First half of the advisory locks that show that a worker runs; the second half is made from its name. */
const aliveLock = 7_270_003;
const lookAgainMilliseconds = 10_000;

/**
 * The queue keeps a task locked for four hours when its process was killed. So each worker holds a lock in the database
 * while it runs, and a task whose worker holds none is released at once.
 */
export function watchLostTasks(
  connection: pg.ClientConfig,
  events: EventEmitter,
  log: Log,
): { close: () => Promise<void> } {
  // The queue marks a task with the id of the pool of workers that took it.
  const pools = new Set<string>();
  const running = new Set<string>();
  let client: pg.Client | undefined;
  let closing = false;

  // One query at a time: the driver accepts no second one while the first is running.
  let turn: Promise<unknown> = Promise.resolve();
  const ask = (text: string, values: unknown[]): Promise<pg.QueryResult | undefined> => {
    const answer = turn.then(() => client?.query(text, values));
    turn = answer.catch(() => {});
    return answer;
  };
  const sayAlive = (id: string) => ask('select pg_try_advisory_lock($1, hashtext($2))', [aliveLock, id]);
  const look = async (): Promise<void> => {
    const freed = await ask(freeLostTasks, [aliveLock, running.size > 0 ? [...pools] : []]);
    if (freed?.rowCount) log.warn({ workers: freed.rowCount }, 'tasks of workers that were killed will be run again');
  };

  const connect = async (): Promise<void> => {
    while (!closing) {
      const candidate = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, keepAlive: true });
      candidate.on('error', () => {});
      try {
        await candidate.connect();
        client = candidate;
        for (const id of pools) await sayAlive(id);
        await look();
        candidate.once('end', () => {
          client = undefined;
          if (!closing) void connect();
        });
        return;
      } catch {
        client = undefined;
        await candidate.end().catch(() => {});
        await wait(500);
      }
    }
  };

  events.on('pool:create', ({ workerPool }: WorkerEvents['pool:create']) => {
    pools.add(workerPool.id);
    void sayAlive(workerPool.id).catch(() => {});
  });
  events.on('job:start', ({ job }: WorkerEvents['job:start']) => running.add(job.id));
  for (const end of ['job:success', 'job:error', 'job:failed', 'job:complete'] as const)
    events.on(end, ({ job }: WorkerEvents[typeof end]) => running.delete(job.id));
  const timer = setInterval(() => void look().catch(() => {}), lookAgainMilliseconds).unref();
  void connect();

  return {
    close: async () => {
      closing = true;
      clearInterval(timer);
      // Not awaited: a server that is shutting down may never answer.
      client?.end().catch(() => {});
    },
  };
}

/**
 * When its lock is free, the worker is gone. The lock of this check ends with the transaction of the statement. Workers
 * of this process are left out while they run tasks: their locks belong to this connection, which may take them a second
 * time. So is a worker that took a task a moment ago: a new one may not hold its lock yet.
 */
const freeLostTasks = `
  select graphile_worker.force_unlock_workers(array[locked_by])
  from (select locked_by from graphile_worker.jobs where locked_by is not null and locked_by <> all($2::text[])
    group by locked_by having max(locked_at) < now() - interval '10 seconds') busy
  where pg_try_advisory_xact_lock($1, hashtext(locked_by))`;
