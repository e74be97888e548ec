import { sql } from 'kysely';
import type { Runtime } from '../../../runtime.ts';
import { filesOf } from './image-files.ts';

/** Every place that may name a file; a test fails when a table gets another. */
export const unused = sql<boolean>`
  not exists (select from developers where profile_pic_handle = files.handle)
  and not exists (select from recruiters where profile_pic_handle = files.handle)
  and not exists (select from companies where logo_handle = files.handle)
  and not exists (select from staff where pic_handle = files.handle)
  and not exists (select from developer_cvs where handle = files.handle)
  and not exists (
    select from developer_projects, jsonb_path_query(images, '$[*].handle') as image
    where image #>> '{}' = files.handle)`;

/** Removes a file that nobody refers to, with all that was made of it; one that is in use stays. */
export async function removeFile({ db, ports }: Pick<Runtime, 'db' | 'ports'>, handle: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Who is about to refer to it holds its row (owns-image.ts): another night, then.
    const row = trx.selectFrom('files').select('handle').where('handle', '=', handle).forUpdate().skipLocked();
    if (!(await row.executeTakeFirst())) return;
    // Asked again in a statement of its own, which sees what was saved before the row was ours.
    const removed = await trx
      .deleteFrom('files')
      .where('handle', '=', handle)
      .where(unused)
      .returning('contentType')
      .executeTakeFirst();
    if (!removed) return;
    // Before the end of the transaction: should one fail, the row is still there for the next night.
    for (const file of filesOf(handle, removed.contentType)) await ports.files.remove(file);
  });
}
