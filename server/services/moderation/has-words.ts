import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../domain/moderation/profile-list.ts';

/** Whether one of these columns has the words, with or without their accents; without words, everything has them. */
export function hasWords(text: string, ...columns: string[]): RawBuilder<boolean> {
  if (text.trim() === '') return sql`true`;
  const words = containing(text);
  const each = columns.map((column) => sql`unaccent(${sql.ref(column)}) ilike unaccent(${words})`);
  return sql`(${sql.join(each, sql` or `)})`;
}
