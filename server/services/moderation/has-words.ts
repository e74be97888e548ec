import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../domain/moderation/profile-list.ts';
import { folded } from '../../data/folded.ts';

/** True when one of the columns contains the text, ignoring accents; an empty text matches every row. */
export function hasWords(text: string, ...columns: string[]): RawBuilder<boolean> {
  if (text.trim() === '') return sql`true`;
  const words = containing(text);
  const each = columns.map((column) => sql`${folded(sql.ref(column))} like ${folded(words)}`);
  return sql`(${sql.join(each, sql` or `)})`;
}
