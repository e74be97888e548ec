import { sql } from 'kysely';
import type { Runtime } from '../../../runtime.ts';
import { filesOf } from './image-files.ts';

/** Every column that may refer to a file; a test fails when a new one is missing here. */
export const unused = sql<boolean>`
  not exists (select from developers where profile_pic_handle = files.handle)
  and not exists (select from recruiters where profile_pic_handle = files.handle)
  and not exists (select from companies where logo_handle = files.handle)
  and not exists (select from staff where pic_handle = files.handle)
  and not exists (select from developer_cvs where handle = files.handle)
  and not exists (select from message_files where handle = files.handle)
  and not exists (
    select from developer_projects, jsonb_path_query(images, '$[*].handle') as image
    where image #>> '{}' = files.handle)`;

/** Deletes a file without references, and all files derived from it; a file in use stays. */
export async function removeFile({ db, ports }: Pick<Runtime, 'db' | 'ports'>, handle: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A transaction that is about to refer to it has locked its row (owns-image.ts): the sweep of the next night
    // retries.
    const row = trx.selectFrom('files').select('handle').where('handle', '=', handle).forUpdate().skipLocked();
    if (!(await row.executeTakeFirst())) return;
    // Checked again in a new statement, which sees what was saved before the row was locked.
    const removed = await trx
      .deleteFrom('files')
      .where('handle', '=', handle)
      .where(unused)
      .returning('contentType')
      .executeTakeFirst();
    if (!removed) return;
    // Before the commit: when one deletion fails, the row stays for the sweep of the next night.
    for (const file of filesOf(handle, removed.contentType)) await ports.files.remove(file);
  });
}
