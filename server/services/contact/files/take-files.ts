import type { Trx } from '../../../data/database.ts';
import { pdfType } from '../../resume/documents/pdf-type.ts';

/**
 * Whether the author uploaded these files and has not sent them yet. Called in the transaction that stores the message:
 * the lock keeps the sweep from deleting the files, and another message from taking them, until it ends.
 */
export async function takeFiles(trx: Trx, handles: readonly string[], authorId: string): Promise<boolean> {
  if (handles.length === 0) return true;
  const own = await trx
    .selectFrom('files')
    .select('handle')
    .where('handle', 'in', handles)
    .where('contentType', '=', pdfType)
    .where('ownerId', '=', authorId)
    .orderBy('handle')
    .forUpdate()
    .execute();
  if (own.length !== handles.length) return false;
  // A statement of its own, which sees what was sent before the rows were locked.
  const sent = await trx.selectFrom('messageFiles').select('handle').where('handle', 'in', handles).execute();
  return sent.length === 0;
}
