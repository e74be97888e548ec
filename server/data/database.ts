import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { Fault } from '../fault.ts';
import { ensureServer, stopServer } from './embedded/server.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
export type Trx = Transaction<DB>;
/** Where a service reads and writes: the database, or the transaction it is in. */
export type Writer = Database | Trx;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** For what needs a session of its own: LISTEN, locks, COPY. */
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

/** Shared by every process that uses an embedded server; the last to leave stops it. */
const presenceLock = 7_270_002;

export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL'>): Promise<OpenDatabase> {
  return config.DATABASE_URL ? openServer(config.DATABASE_URL, config) : openEmbedded(config);
}

async function openServer(url: string, config: { DATABASE_POOL: number }): Promise<OpenDatabase> {
  const connection = { connectionString: url };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
    if ((rows[0]?.version ?? 0) < 150000) throw new Fault('The database server of DATABASE_URL is older than PostgreSQL 15.');
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`The database of DATABASE_URL does not answer (${(error as Error).message || (error as { code?: string }).code}).`);
  } finally {
    await client.end().catch(() => {});
  }
  return assemble(connection, config.DATABASE_POOL, async () => {});
}

async function openEmbedded(config: { DATA_DIR: string; DATABASE_POOL: number }): Promise<OpenDatabase> {
  const connection: pg.ClientConfig = await ensureServer(config.DATA_DIR);
  const watch = watchServer(config.DATA_DIR, connection);
  return assemble(connection, config.DATABASE_POOL, watch.leave);
}

export function assemble(connection: pg.ClientConfig, size: number, leave: () => Promise<void>): OpenDatabase {
  const pool = new pg.Pool({ ...connection, max: size, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  // A connection lost while idle is replaced at the next query; it must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    connection,
    close: async () => {
      await db.destroy();
      await leave();
    },
  };
}

/**
 * Holds one connection to the embedded server: when it breaks, the server is gone and is started again;
 * the shared lock on it counts who is using the server.
 */
function watchServer(dataDir: string, connection: pg.ClientConfig): { leave: () => Promise<void> } {
  let leaving = false;
  let client: pg.Client | undefined;

  const hold = async (): Promise<void> => {
    while (!leaving) {
      const candidate = new pg.Client({ ...connection, connectionTimeoutMillis: 3000, keepAlive: true });
      candidate.on('error', () => {});
      try {
        await candidate.connect();
        await candidate.query('select pg_advisory_lock_shared($1)', [presenceLock]);
        client = candidate;
        candidate.once('end', () => {
          client = undefined;
          if (!leaving) void hold();
        });
        return;
      } catch {
        await candidate.end().catch(() => {});
        await ensureServer(dataDir).catch(() => wait(500));
      }
    }
  };
  const held = hold();

  return {
    leave: async () => {
      leaving = true;
      await held;
      if (!client) return;
      await client.query('select pg_advisory_unlock_shared($1)', [presenceLock]).catch(() => {});
      const { rows } = await client
        .query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [presenceLock])
        .catch(() => ({ rows: [{ last: false }] }));
      await client.end().catch(() => {});
      if (rows[0]?.last) await stopServer(dataDir);
    },
  };
}
