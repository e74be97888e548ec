import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, testDatabase } from '../../../tests/harness/database.ts';
import { migrateTaskQueue } from '../../tasks/work.ts';
import type { OpenDatabase } from '../database.ts';
import { loadWorld } from '../world/load.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'vivier-backup-'));
const file = join(folder, 'backup.gz');
let original: OpenDatabase;

beforeAll(async () => {
  original = await testDatabase();
  await migrateTaskQueue(original.pool);
  await loadWorld(original.pool, {
    seed: 'backup',
    now: new Date('2026-01-15'),
    developers: 20,
    companies: 12,
    withAccounts: true,
  });
  await original.pool.query(
    "insert into audit (action, subject_kind, data) values ('x', 'user', '{\"a\": \"tab\\there\"}')",
  );
  await original.pool.query(
    "insert into emails (message_key, to_address, locale, template, subject, text, html) values ('k', 'a@example.com', 'fr', 't', 's', 't', 'h')",
  );
  await mkdir(join(folder, 'from', 'files', 'ab'), { recursive: true });
  await writeFile(join(folder, 'from', 'files', 'ab', 'abcd'), 'image/png\npicture');
  await writeFile(join(folder, 'from', 'secret'), 'the secret');
  await writeBackup(original.pool, join(folder, 'from'), file);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every row of every table as sorted text: equal texts mean equal databases. */
async function contents(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const all: Record<string, string> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as all from ${quoted(name)} t`,
    );
    all[name] = rows[0]?.all ?? '';
  }
  client.release();
  return all;
}

describe('backup and restore', () => {
  it('restores every table, the files and the secret', async () => {
    const copy = await emptyDatabase();
    const { secret, files } = await restoreBackup(copy.pool, join(folder, 'to'), file);
    expect(secret).toBe('the secret');
    expect(files).toBe(1);
    expect(await contents(copy.pool)).toEqual(await contents(original.pool));
    expect(await readFile(join(folder, 'to', 'files', 'ab', 'abcd'), 'utf8')).toBe('image/png\npicture');
    const { rows } = await copy.pool.query('select count(*)::int as jobs from graphile_worker.jobs');
    expect(rows[0]).toEqual({ jobs: 1 });
    await copy.pool.query("insert into audit (action, subject_kind) values ('after', 'user')");
    await copy.pool.query("insert into users (email, name, role) values ('after@example.com', 'A', 'DEVELOPER')");
    const made = await copy.pool.query(
      "select 1 from developers join users using (id) where email = 'after@example.com'",
    );
    expect(made.rowCount).toBe(1);
  });

  it('refuses to overwrite a backup, and to restore into a database in use', async () => {
    await expect(writeBackup(original.pool, folder, file)).rejects.toThrow('already there');
    await expect(restoreBackup(original.pool, folder, file)).rejects.toThrow('in use already');
  });

  it.each([
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['cut at the very end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30)],
    ['not a backup', () => Buffer.from('hello')],
  ])('changes nothing when the file is %s', async (_, damage) => {
    const copy = await emptyDatabase();
    const broken = join(folder, 'broken.gz');
    writeFileSync(broken, damage(readFileSync(file)));
    await expect(restoreBackup(copy.pool, join(folder, 'nothing'), broken)).rejects.toMatchObject({ name: 'Fault' });
    const { rows } = await copy.pool.query("select to_regclass('users') as users");
    if (rows[0].users) expect((await copy.pool.query('select 1 from users')).rowCount).toBe(0);
    await expect(readFile(join(folder, 'nothing', 'files', 'ab', 'abcd'))).rejects.toThrow();
  });
});
