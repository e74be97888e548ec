import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Fault } from '../../fault.ts';
import { migrateTaskQueue } from '../../tasks/work.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { tablesWithTriggers, withoutTriggers } from '../without-triggers.ts';
import { type Frame, readFrames } from './frames.ts';
import { quoted } from './tables.ts';

export type Restored = { rows: number; files: number; secret: string | undefined };

/**
 * Fills an empty database from a backup, in one transaction. A backup of an older version is restored into the schema
 * of that version, and then migrated.
 */
export async function restoreBackup(pool: Pool, dataDir: string, source: string): Promise<Restored> {
  if (!existsSync(source)) throw new Fault(`There is no file ${source}.`);
  const frames = readFrames(createReadStream(source).pipe(createGunzip()));
  const first = (await frames.next()).value?.head;
  if (first?.kind !== 'vivier-backup') throw new Fault('This file is not a backup of the product.');
  const client = await pool.connect();
  let restored: Restored;
  const aside = join(dataDir, 'files.restoring');
  try {
    await refuseIfFilled(client);
    await migrate(client, migrationsOf(first.migrations));
    await client.query('begin');
    try {
      // Without triggers: the rows that they would create (profiles, counts, search rows) are in the backup too.
      restored = await withoutTriggers(client, await tablesWithTriggers(client), () => fill(client, frames, aside));
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
    // The files are moved into place only after the whole backup was read and its checksum verified.
    if (restored.files > 0) await rename(aside, join(dataDir, 'files'));
    await migrate(client);
  } finally {
    await rm(aside, { recursive: true, force: true });
    client.release();
  }
  await migrateTaskQueue(pool);
  // Tasks are not part of a backup: the important ones are created again from the data.
  await pool.query(
    `select graphile_worker.add_job('send-email', json_build_object('emailId', id), max_attempts => 12) from emails where status = 'queued'`,
  );
  return restored;
}

function migrationsOf(names: string[]) {
  const known = readMigrations();
  const missing = names.find((name) => !known.some((migration) => migration.name === name));
  if (missing)
    throw new Fault(`The backup comes from a newer version of the product (${missing}); nothing was changed.`);
  return known.filter(({ name }) => names.includes(name));
}

async function refuseIfFilled(client: ClientBase): Promise<void> {
  const known = await client.query<{ found: boolean }>("select to_regclass('users') is not null as found");
  if (!known.rows[0]?.found) return;
  const { rows } = await client.query<{ filled: boolean }>(
    'select exists (select from users) or exists (select from professions) as filled',
  );
  if (rows[0]?.filled) {
    throw new Fault(
      'The database is in use already; a backup is restored into a new one. Set DATA_DIR or DATABASE_URL to another.',
    );
  }
}

type Frames = AsyncGenerator<{ head: Frame; body: Buffer }>;

async function fill(client: ClientBase, frames: Frames, filesFolder: string): Promise<Restored> {
  const restored: Restored = { rows: 0, files: 0, secret: undefined };
  let table: { name: string; stream: ReturnType<typeof copyFrom> } | undefined;
  const closeTable = async () => {
    if (!table) return;
    table.stream.end();
    await finished(table.stream);
    restored.rows += table.stream.rowCount ?? 0;
    table = undefined;
  };
  try {
    for await (const { head, body } of frames) {
      if (head.kind === 'table') {
        if (table?.name !== head.name) {
          await closeTable();
          const list = head.columns.map(quoted).join(', ');
          table = { name: head.name, stream: client.query(copyFrom(`copy ${quoted(head.name)} (${list}) from stdin`)) };
        }
        if (!table.stream.write(body)) await new Promise((resolve) => table?.stream.once('drain', resolve));
      } else {
        await closeTable();
        if (head.kind === 'file') {
          await placeFile(filesFolder, head.path, body);
          restored.files++;
        } else if (head.kind === 'secret') restored.secret = body.toString();
      }
    }
    await closeTable();
  } catch (error) {
    // An open COPY would block the connection, and with it the rollback, for ever.
    const copying = table?.stream;
    copying?.destroy();
    if (copying) await finished(copying).catch(() => {});
    throw error;
  }
  await moveSequences(client);
  return restored;
}

async function placeFile(folder: string, path: string, body: Buffer): Promise<void> {
  const target = normalize(join(folder, path));
  if (!target.startsWith(normalize(folder) + sep))
    throw new Fault('This backup names a file outside the data folder; it was not restored.');
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, body);
}

async function moveSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence, c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attidentity <> ''`,
  );
  for (const { sequence, table, column } of rows) {
    await client.query(`select setval($1, greatest((select max(${quoted(column)}) from ${quoted(table)}), 1))`, [
      sequence,
    ]);
  }
}
