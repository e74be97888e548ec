import { sql } from 'kysely';
import type { Writer } from '../../data/database.ts';
import { tokenPattern, withoutToken } from '../shared/emails/tokens.ts';
import { type Held, personalDataTables, type Who } from './personal-data-tables.ts';

/** The person as erasure and export search for them; undefined when there is no such id. */
export async function readWho(db: Writer, userId: string): Promise<Who | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('developers as d', 'd.id', 'users.id')
    .leftJoin('developerConfidential as own', 'own.developerId', 'users.id')
    .leftJoin('recruiters as r', 'r.id', 'users.id')
    .select([
      'users.email',
      'users.name',
      'd.displayName',
      'd.seoAlias',
      'own.firstName',
      'own.lastName',
      'own.nickName',
    ])
    .select(['own.phoneNumber', 'r.displayName as recruiterName', 'r.seoAlias as recruiterAlias'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, ...words } = row;
  const whole = `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim();
  const { firstName, lastName, nickName, ...told } = words;
  // A single word may be the name of many people: only names of two or more words are searched in texts of other users.
  const names = [whole, ...Object.values(told), nickName].filter(
    (name): name is string => typeof name === 'string' && /\S[\s-]\S/.test(name),
  );
  return { id: userId, email: email.toLowerCase(), names: [...new Set(names)] };
}

/** The rows of one table that are about the person, without secrets and without the ids of other people. */
export async function readPersonalData(db: Writer, table: string, who: Who): Promise<Record<string, unknown>[]> {
  const held = personalDataTables[table];
  if (!held || held.notExported) return [];
  const whole = held.links
    ? sql`regexp_replace(to_jsonb(held)::text, ${tokenPattern}, ${withoutToken}, 'g')::jsonb`
    : sql`to_jsonb(held)`;
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select (${whole} - ${held.without ?? []}::text[]) || ${ownOnly(held, who.id)} as row
    from ${sql.raw(table)} as held where ${whereOf(held, who)} order by 1`.execute(db);
  return rows.map(({ row }) => row);
}

export function whereOf({ people, where }: Held, who: Who) {
  if (where) return where(who);
  const columns = Object.keys(people).map((column) => sql<boolean>`${sql.raw(column)}::text = ${who.id}`);
  return columns.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(columns, sql` or `)})`;
}

/** {column: the id when it is the person's own, else null}: who looked, noted or wrote is not exported. */
function ownOnly({ people }: Held, id: string) {
  const pairs = Object.keys(people).map(
    (column) => sql`${column}::text, case when held.${sql.raw(column)}::text = ${id} then ${id}::text end`,
  );
  return pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(pairs)})`;
}
