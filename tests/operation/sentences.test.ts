// A start that cannot succeed ends with one clear sentence, exit code 1, and no changes.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureServer, stopServer } from '../../server/data/embedded/server.ts';
import { clusterOf } from '../harness/cluster.ts';
import { ask as tell } from '../harness/database-server.ts';
import { freePort } from '../harness/product.ts';
import { copyFolder, type Ending, endOf, newDatabase, newFolder, withoutRootsRights } from './support.ts';

const secret = 'x'.repeat(32);

function expectSentence({ code, stdout, stderr }: Ending, sentence: RegExp): void {
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

describe.concurrent('a start with a wrong configuration', () => {
  it('names all errors at once', async () => {
    const dataDir = join(newFolder(), 'never-made');
    const { code, stdout, stderr } = await endOf({
      PORT: 'many',
      BASE_URL: 'nowhere',
      SMTP_URL: 'smtp://127.0.0.1',
      DATA_DIR: dataDir,
    });
    expect(stderr).toMatch(/^The configuration has 3 fault\(s\):\n {2}- /);
    for (const name of ['PORT', 'BASE_URL', 'MAIL_FROM']) expect(stderr).toContain(`  - ${name}: `);
    expect(stderr.trim().split('\n')).toHaveLength(4);
    expect(stdout).toBe('');
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('reports that the port is in use, before a database is created', async () => {
    const dataDir = newFolder();
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const ending = await endOf({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
    other.close();
    expectSentence(ending, new RegExp(`^Port ${port} is already taken on 127\\.0\\.0\\.1: .*\\.$`));
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });
});

describe.concurrent('a start whose data folder', () => {
  async function expectFileRefused(env: Record<string, string>): Promise<void> {
    const file = join(newFolder(), 'data');
    writeFileSync(file, 'something else');
    expectSentence(
      await endOf({ DATA_DIR: file, ...env }),
      /^The data folder .* cannot be (used|written) \(.*\); .*\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe('something else');
  }

  it('is a file, with a secret from the environment, is refused', () => expectFileRefused({ SECRET: secret }));

  // mkdir fails with EEXIST here: the sentence must still be about the data folder.
  it('is a file, with a generated secret, is refused', () => expectFileRefused({}));

  it.each([
    ['with a generated secret', {}],
    ['with a secret from the environment', { SECRET: secret }],
  ])('may not be written, %s, is refused', async (_, env) => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    expectSentence(
      await endOf({ DATA_DIR: folder, ...env }, withoutRootsRights),
      /^The data folder .* cannot be (used|written) \(EACCES.*\); .*\.$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  describe('is damaged', () => {
    let whole: string;
    beforeAll(async () => {
      whole = newFolder();
      await ensureServer(whole);
      await stopServer(whole);
    });

    it.each<[string, (cluster: string) => void, RegExp]>([
      ['a truncated pg_control', (cluster) => truncateSync(join(cluster, 'global', 'pg_control'), 100), /pg_control/],
      ['no PG_VERSION', (cluster) => rmSync(join(cluster, 'PG_VERSION')), /it has no PG_VERSION file/],
      ['no WAL', (cluster) => rmSync(join(cluster, 'pg_wal'), { recursive: true }), /pg_wal/],
    ])('by %s is refused', async (_, damage, reason) => {
      const dataDir = newFolder();
      copyFolder(whole, dataDir);
      damage(clusterOf(dataDir));
      const before = fingerprint(clusterOf(dataDir));
      const ending = await endOf({ DATA_DIR: dataDir });
      expectSentence(
        ending,
        /^The embedded database in .* cannot be started \(.*\)\. Nothing was changed; restore a backup .*\.$/,
      );
      expect(ending.stderr).toMatch(reason);
      expect(fingerprint(clusterOf(dataDir))).toEqual(before);
    });
  });
});

/** Every file by its path and content, without the files that a server writes at its start. */
function fingerprint(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^postmaster\.(pid|opts)$/.test(entry.name),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

describe.concurrent('a start whose database of DATABASE_URL', () => {
  it('does not answer is refused', async () => {
    const url = `postgresql://vivier@127.0.0.1:${await freePort()}/vivier`;
    expectSentence(
      await endOf({ DATABASE_URL: url, SECRET: secret }),
      /^The database of DATABASE_URL does not answer \(.*ECONNREFUSED.*\)\.$/,
    );
  });

  it('does not speak PostgreSQL is refused', async () => {
    const silent = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const ending = await endOf({ DATABASE_URL: `postgresql://vivier@127.0.0.1:${port}/vivier`, SECRET: secret });
    silent.close();
    expectSentence(ending, /^The database of DATABASE_URL does not answer \(.+\)\.$/);
  });

  it.each<[string, string, RegExp]>([
    [
      'has a newer schema',
      `insert into schema_migrations (name, checksum, finished_at) values ('9999-future', 'x', now())`,
      /^The database has a newer schema \(9999-future\) .*; nothing was changed\. .*\.$/,
    ],
    [
      'has a half-applied migration',
      `update schema_migrations set finished_at = null where name = (select max(name) from schema_migrations)`,
      /^The migration \S+ was left half-applied; nothing was changed\. .*\.$/,
    ],
    [
      'has a migration that was changed later',
      `update schema_migrations set checksum = 'other' where name = (select min(name) from schema_migrations)`,
      /^The migration \S+ was changed after it had been applied; nothing was changed\. .*\.$/,
    ],
  ])('%s is refused', async (_, change, sentence) => {
    const url = await newDatabase(inject('testTemplate'));
    const config = { connectionString: url };
    await tell(config, change);
    // A row that every start would write again shows whether the start began to write.
    await tell(config, 'delete from lookup_versions');
    const before = await contentOf(config);
    expectSentence(await endOf({ DATABASE_URL: url, SECRET: secret }), sentence);
    expect(await contentOf(config)).toEqual(before);
  });

  it('gives its account no right to create tables is refused', async () => {
    const url = await newDatabase('template0');
    const config = { connectionString: url };
    const role = `vivier_guest_${randomUUID().replaceAll('-', '')}`;
    await tell(config, `create role ${role} login password 'guest'; revoke create on schema public from public`);
    const guest = new URL(url);
    guest.username = role;
    guest.password = 'guest';
    const before = await contentOf(config);
    const ending = await endOf({ DATABASE_URL: guest.href, SECRET: secret });
    expectSentence(
      ending,
      /^The database account may not change the schema \(permission denied.*\); nothing was changed\. .*\.$/,
    );
    expect(await contentOf(config)).toEqual(before);
    await tell(config, `drop role ${role}`);
  });
});

/** The schema, its migrations and the number of rows of each table. */
async function contentOf(config: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'i', 'S', 'v') and nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1`,
    );
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const counts: Record<string, unknown> = {};
    for (const { name } of tables.rows) counts[name] = (await client.query(`select count(*) from "${name}"`)).rows[0];
    const ledger =
      'schema_migrations' in counts ? (await client.query('select * from schema_migrations order by name')).rows : [];
    return { rows, counts, ledger };
  } finally {
    await client.end();
  }
}
