import type { ClientBase } from 'pg';
import { quoted } from './backup/tables.ts';

/** Every table with triggers of the product. */
export async function tablesWithTriggers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and not t.tgisinternal`,
  );
  return rows.map(({ name }) => name);
}

/** Runs in a transaction, which blocks other writes to these tables until it ends: no other write misses a trigger. */
export async function withoutTriggers<T>(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  for (const name of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  const done = await work();
  for (const name of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  return done;
}
