// Once per run: a PostgreSQL server (the embedded one, or TEST_DATABASE_URL) with a migrated template database.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadContent } from '../../server/data/content/load-content.ts';
import { ensureServer, stopServer } from '../../server/data/embedded/server.ts';
import { loadLookups } from '../../server/data/lookups/load.ts';
import { migrate } from '../../server/data/migrate.ts';
import { loadPlans } from '../../server/data/world/plans.ts';
import { migrateTaskQueue } from '../../server/tasks/work.ts';
import { endAtOnce } from './cluster.ts';
import { newDataDir, removeDataDir } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server, without a database name. */
    testServer: pg.ClientConfig;
    testTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? undefined : newDataDir();
  const server: pg.ClientConfig = folder ? await ensureServer(folder) : { connectionString: given };
  if (folder) for (const setting of unneeded) await turnOff(server, setting);
  const template = `vivier_template_${process.pid}`;
  await ask(server, `create database ${template}`);
  const client = new pg.Client(inDatabase(server, template));
  await client.connect();
  await migrate(client);
  await loadLookups(client);
  await loadPlans(client);
  await loadContent(client, new Date('2026-01-01'));
  await client.end();
  const pool = new pg.Pool(inDatabase(server, template));
  // The pool is told of connections that end; without a listener the task queue warns about it.
  pool.on('error', () => {}).on('connect', (one) => one.on('error', () => {}));
  await migrateTaskQueue(pool);
  await pool.end();
  project.provide('testServer', server);
  project.provide('testTemplate', template);
  return async () => {
    if (folder) {
      await endAtOnce(folder).catch(() => stopServer(folder));
      removeDataDir(folder);
    } else {
      await ask(server, `drop database ${template} with (force)`);
    }
  };
}

/** What costs time and what a test database does not need: durability, process titles, cleaning up old rows. */
const unneeded = ['fsync', 'synchronous_commit', 'full_page_writes', 'update_process_title', 'autovacuum', 'jit'];

async function turnOff(server: pg.ClientConfig, setting: string): Promise<void> {
  await ask(server, `alter system set ${setting} = off`);
  await ask(server, 'select pg_reload_conf()');
}

export async function ask(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a database on that server, in the format of DATABASE_URL. */
export function urlOf(server: pg.ClientConfig, name: string): string {
  const { connectionString, user, host, port } = inDatabase(server, name);
  return connectionString ?? `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`;
}

export function inDatabase(server: pg.ClientConfig, name: string): pg.ClientConfig {
  if (!server.connectionString) return { ...server, database: name };
  const url = new URL(server.connectionString);
  url.pathname = `/${name}`;
  return { connectionString: url.href };
}
