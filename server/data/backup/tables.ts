import type { ClientBase } from 'pg';

/** Not needed, or dangerous to keep: sessions and one-time tokens. Users sign in again after a restore. */
const leftOut = ['schema_migrations', 'sessions', 'verifications', 'rate_limits'];

export type Table = { name: string; columns: string[] };

/** Every table with its columns, ordered so that a referenced table comes before those that refer to it. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select distinct target.relname::text from pg_constraint k join pg_class target on target.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not c.relname = any($1) order by c.relname`,
    [leftOut],
  );
  const ordered: Table[] = [];
  const placed = new Set<string>(leftOut);
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((need) => placed.has(need)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      placed.add(name);
    }
    waiting = waiting.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
