import pg from 'pg';
import { ensureServer } from '../../../../server/data/embedded/server.ts';
import { endAtOnce } from '../../../harness/cluster.ts';
import { newDataDir, removeDataDir } from '../../../harness/product.ts';
import type { Program } from '../plan.ts';
import { isPlainScript } from './plain-script.ts';
import { Sessions } from './sessions.ts';
import { splitScript } from './statements.ts';
import { eachAtOnce, runSeconds, type Tool } from './tool.ts';

/** Durability and background work, which take time and change nothing but plans that depend on the moment. */
const unneeded = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum', 'jit'];

type Server = { dataDir: string; admin: pg.Client; config: pg.ClientConfig; roles: string[]; free: Database[] };
/** A database and a connection to it that cleans it. */
type Database = { name: string; cleaner: pg.Client };

let started: Promise<Server> | undefined;
let count = 0;

function server(): Promise<Server> {
  started ??= start();
  return started;
}

async function start(): Promise<Server> {
  const dataDir = newDataDir();
  const config = { ...(await ensureServer(dataDir)), database: 'postgres' };
  const admin = new pg.Client(config);
  // An interrupted proof stops the server while connections are open.
  admin.on('error', () => {});
  await admin.connect();
  for (const setting of unneeded) await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  return { dataDir, admin, config, roles: await rolesOf(admin), free: [] };
}

async function rolesOf(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>('select quote_ident(rolname) as name from pg_roles');
  return rows.map(({ name }) => name);
}

export const postgresql: Tool = {
  version: async () => {
    const { rows } = await (await server()).admin.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return `PostgreSQL ${rows[0]?.version}`;
  },
  run: async (given, seconds = runSeconds) => {
    const running = await server();
    const printed = new Map<Program, string>();
    const plain = given.filter(({ text }) => isPlainScript(text));
    await eachAtOnce(plain, 2, async (program) => {
      const database = running.free.pop() ?? (await newDatabase(running));
      printed.set(program, await runScript(running, database, program, seconds));
      await clean(database);
      running.free.push(database);
    });
    // Roles and settings belong to the whole server: these scripts are executed one after the other.
    const others = given.filter((program) => !plain.includes(program));
    await eachAtOnce(others, 1, async (program) => {
      const database = await newDatabase(running);
      printed.set(program, await runScript(running, database, program, seconds));
      await drop(running, database);
    });
    return given.map((program) => printed.get(program) ?? '');
  },
  close: async () => {
    if (!started) return;
    const { dataDir, admin, free } = await started;
    started = undefined;
    for (const { cleaner } of free) await cleaner.end();
    await admin.end();
    await endAtOnce(dataDir);
    removeDataDir(dataDir);
  },
};

async function newDatabase({ admin, config }: Server): Promise<Database> {
  const name = `question_${++count}`;
  await admin.query(`create database ${name}`);
  const cleaner = new pg.Client({ ...config, database: name });
  cleaner.on('error', () => {});
  await cleaner.connect();
  return { name, cleaner };
}

async function runScript(
  { admin, config }: Server,
  { name }: Database,
  { text }: Program,
  seconds: number,
): Promise<string> {
  const sessions = new Sessions({ admin, config: { ...config, database: name }, seconds });
  try {
    for (const part of splitScript(text)) {
      if ('session' in part) sessions.change(part.session);
      else await sessions.send(part.sql);
    }
    await sessions.settle();
    return sessions.printed.join('\n');
  } finally {
    await sessions.close();
  }
}

/** Puts a database that a plain script has used into its first state: a new one takes three times as long. */
async function clean({ cleaner }: Database): Promise<void> {
  await cleaner.query(`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const { rows } = await cleaner.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  const schemas = rows.map(({ name }) => name);
  await cleaner.query(`begin; ${schemas.map((name) => `drop schema ${name} cascade;`).join(' ')}
    create schema public authorization pg_database_owner; grant usage on schema public to public; commit`);
}

async function drop({ admin, roles }: Server, { name, cleaner }: Database): Promise<void> {
  await cleaner.end();
  await admin.query(`drop database ${name} with (force)`);
  for (const role of await rolesOf(admin)) if (!roles.includes(role)) await admin.query(`drop role ${role}`);
}
