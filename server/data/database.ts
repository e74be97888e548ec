import { setTimeout as wait } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { Fault } from '../fault.ts';
import { ensureServer, stopServer } from './embedded/server.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
export type Trx = Transaction<DB>;
/** Where a service reads and writes: the database, or its current transaction. */
export type Writer = Database | Trx;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** For work that needs its own session: LISTEN, locks, COPY. */
  connection: pg.ClientConfig;
  /** Waits for the work in progress. */
  close: () => Promise<void>;
  /** At once: work in progress is aborted and rolled back. */
  leave: () => Promise<void>;
};

/** A lock shared by every process that uses an embedded server; the last process stops the server. */
const presenceLock = 7_270_002;

export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL'>,
): Promise<OpenDatabase> {
  return config.DATABASE_URL ? openServer(config.DATABASE_URL, config) : openEmbedded(config);
}

async function openServer(url: string, config: { DATABASE_POOL: number }): Promise<OpenDatabase> {
  const connection = { connectionString: url };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < 150000)
      throw new Fault('The database server of DATABASE_URL is older than PostgreSQL 15.');
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(
      `The database of DATABASE_URL does not answer (${(error as Error).message || (error as { code?: string }).code}).`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  return assemble(connection, config.DATABASE_POOL, async () => {});
}

async function openEmbedded(config: { DATA_DIR: string; DATABASE_POOL: number }): Promise<OpenDatabase> {
  const connection: pg.ClientConfig = await ensureServer(config.DATA_DIR);
  const leave = await joinServer(config.DATA_DIR, connection);
  return assemble(connection, config.DATABASE_POOL, leave);
}

export function assemble(connection: pg.ClientConfig, size: number, leave: () => Promise<void>): OpenDatabase {
  const pool = new pg.Pool({ ...connection, max: size, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  const lost = (): void => void losses.set(pool, performance.now());
  // A connection that is lost while idle is replaced at the next query; it must not end the process.
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const watched = {
    options: pool.options,
    connect: () =>
      pool.connect().catch((error) => {
        lost();
        throw error;
      }),
    end: () => pool.end(),
  };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: watched }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      if (event.level === 'error' && isDatabaseGone(event.error)) lost();
    },
  });
  return {
    db,
    pool,
    connection,
    leave,
    close: async () => {
      await db.destroy();
      await leave();
    },
  };
}

const losses = new WeakMap<pg.Pool, number>();

/** Whether a connection of the pool was lost or refused since a time of performance.now(). */
export function lostSince(pool: pg.Pool, moment: number): boolean {
  return (losses.get(pool) ?? -1) >= moment;
}

/** Errors that mean that the database is not available for a moment, by code of the driver or of the server. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as { code?: string; message?: string; syscall?: string };
  // A missing socket means that the embedded server is not running; any other missing file is another error.
  if (code === 'ENOENT') return syscall === 'connect';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300', '53100', '08006', '08001'].includes(
      code ?? '',
    ) || /Connection terminated|timeout exceeded when trying to connect|not queryable/i.test(message ?? '')
  );
}

/**
 * Keeps one connection to the embedded server. When it breaks, the server is started again; the shared lock on it
 * counts the processes that use the server. Resolves once the lock is held, so that no other process believes to be the
 * last, with the function to call at the end.
 */
async function joinServer(dataDir: string, connection: pg.ClientConfig): Promise<() => Promise<void>> {
  let leaving = false;
  let client: pg.Client | undefined;

  const hold = async (whenAway: () => Promise<unknown>): Promise<void> => {
    while (!client) {
      const candidate = new pg.Client({ ...connection, connectionTimeoutMillis: 3000, keepAlive: true });
      candidate.on('error', () => {});
      try {
        await candidate.connect();
        // Waits while the last process stops the server, and fails when it has stopped.
        await candidate.query('select pg_advisory_lock_shared($1)', [presenceLock]);
        client = candidate;
        candidate.once('end', () => {
          client = undefined;
          if (!leaving) holding = hold(() => ensureServer(dataDir).catch(() => wait(500)));
        });
      } catch {
        await candidate.end().catch(() => {});
        if (leaving) return;
        await whenAway();
      }
    }
  };
  let holding = hold(() => ensureServer(dataDir));
  await holding;

  return async () => {
    leaving = true;
    // Waits for a server that is being started again, which otherwise no process would stop.
    await holding;
    if (!client) return;
    const last = await isLast(client);
    // The lock is held until the server has stopped: a new process waits for it and then starts the server again.
    if (last) await stopServer(dataDir);
    await client?.end().catch(() => {});
  };
}

async function isLast(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [presenceLock]);
    return rows[0]?.last ?? false;
  } catch {
    return false;
  }
}
