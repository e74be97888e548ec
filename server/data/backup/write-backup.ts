import { createWriteStream, existsSync } from 'node:fs';
import { open, readdir, readFile, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Fault } from '../../fault.ts';
import { frameWriter } from './frames.ts';
import { listTables, quoted } from './tables.ts';

/** A consistent snapshot while the product keeps running: tables, then the files of the embedded store. */
export async function writeBackup(
  pool: Pool,
  dataDir: string,
  target: string,
): Promise<{ tables: number; files: number }> {
  if (existsSync(target)) throw new Fault(`${target} is already there; give another name.`);
  const gzip = createGzip({ level: 6 });
  const unfinished = `${target}.unfinished`;
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => {});
  const { frame, end } = frameWriter(gzip);
  const client = await pool.connect();
  let tables = 0;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const applied = await client.query<{ name: string }>('select name from schema_migrations order by name');
    await frame({
      kind: 'vivier-backup',
      version: 1,
      madeAt: new Date().toISOString(),
      migrations: applied.rows.map(({ name }) => name),
    });
    for (const { name, columns } of await listTables(client)) {
      const list = columns.map(quoted).join(', ');
      for await (const chunk of client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`))) {
        await frame({ kind: 'table', name, columns }, chunk as Buffer);
      }
      tables++;
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  const secret = await readFile(join(dataDir, 'secret')).catch(() => undefined);
  if (secret) await frame({ kind: 'secret' }, secret);
  const filesFolder = join(dataDir, 'files');
  const files = await filesUnder(filesFolder);
  for (const path of files) await frame({ kind: 'file', path: relative(filesFolder, path) }, await readFile(path));
  await end();
  gzip.end();
  await written;
  await synced(unfinished);
  await rename(unfinished, target);
  return { tables, files: files.length };
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

async function filesUnder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => join(entry.parentPath, entry.name));
}
