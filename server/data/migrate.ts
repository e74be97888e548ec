import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { Fault } from '../fault.ts';

const folder = join(import.meta.dirname, 'migrations');
/** Any number; it must be the same in every process. */
const migrationLock = 7_270_001;

export type Migration = { name: string; sql: string; checksum: string };

export function readMigrations(from = folder): Migration[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(from, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies new migrations; each file in one transaction with its row in schema_migrations, so that it is applied
 * completely or not at all. Files that PostgreSQL cannot run in a transaction begin with "-- no transaction": their row
 * is written before, marked unfinished, and completed after.
 */
export async function migrate(client: ClientBase, migrations = readMigrations()): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    const applied = await readApplied(client);
    refuseIfStrange(applied, migrations);
    const fresh = migrations.filter(({ name }) => !applied.some((line) => line.name === name));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map(({ name }) => name);
  } catch (error) {
    throw explained(error);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
  }
}

type Applied = { name: string; checksum: string; finished: boolean };

async function readApplied(client: ClientBase): Promise<Applied[]> {
  const known = await client.query<{ found: boolean }>("select to_regclass('schema_migrations') is not null as found");
  if (!known.rows[0]?.found) return [];
  const { rows } = await client.query<Applied>(
    'select name, checksum, finished_at is not null as finished from schema_migrations order by name',
  );
  return rows;
}

function refuseIfStrange(applied: Applied[], migrations: Migration[]): void {
  for (const line of applied) {
    const file = migrations.find(({ name }) => name === line.name);
    if (!file) {
      throw new Fault(
        `The database has a newer schema (${line.name}) than this version of the product; nothing was changed. Use the newer version.`,
      );
    }
    if (!line.finished) {
      throw new Fault(
        `The migration ${line.name} was left half-applied; nothing was changed. Restore a backup, or finish it by hand and set its finished_at in schema_migrations.`,
      );
    }
    if (file.checksum !== line.checksum) {
      throw new Fault(
        `The migration ${line.name} was changed after it had been applied; nothing was changed. Put the file back as it was.`,
      );
    }
  }
}

async function apply(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  const ledger =
    'create table if not exists schema_migrations (name text primary key, checksum text not null, started_at timestamptz not null default now(), finished_at timestamptz)';
  if (sql.startsWith('-- no transaction')) {
    await client.query(ledger);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query(sql);
    await client.query('update schema_migrations set finished_at = now() where name = $1', [name]);
    return;
  }
  await client.query('begin');
  try {
    await client.query(ledger);
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum, finished_at) values ($1, $2, now())', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

function explained(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code === '42501')
    return new Fault(
      `The database account may not change the schema (${message}); nothing was changed. Give it the right to create in its database.`,
    );
  return error;
}
