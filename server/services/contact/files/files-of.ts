import { type Expression, sql } from 'kysely';
import type { MessageFile } from '../../../../domain/contact/files/message-files.ts';

/** The files of a message, in their order. The name of a file of an erased account is null. */
export const filesOf = (messageId: Expression<unknown>) => sql<MessageFile[]>`coalesce((
  select json_agg(json_build_object('handle', f.handle, 'name', f.original_name, 'bytes', f.bytes) order by mf.place)
  from message_files mf join files f on f.handle = mf.handle where mf.message_id = ${messageId}), '[]')`;

/** The beginning of a message `m`: of its text, otherwise of the names of its files. */
export const snippetOf = (length: number) => sql<string>`left(coalesce(nullif(m.body, ''), (
  select string_agg(f.original_name, ', ' order by mf.place)
  from message_files mf join files f on f.handle = mf.handle where mf.message_id = m.id)), ${length})`;
