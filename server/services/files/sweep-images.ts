import { sql } from 'kysely';
import type { Runtime } from '../../runtime.ts';
import { filesOf, imageType } from './image-files.ts';

/** Long enough to fill in a form: until it is saved, nothing refers to the image that was sent with it. */
const graceMilliseconds = 24 * 60 * 60 * 1000;
/** After so many failures it is the store that is away, not an image that is odd. */
const mostFailures = 10;

type Sweeper = Pick<Runtime, 'db' | 'ports'>;

/** Every place that may name an image; its test fails when a table gets another. */
const unused = sql<boolean>`
  not exists (select from developers where profile_pic_handle = files.handle)
  and not exists (select from recruiters where profile_pic_handle = files.handle)
  and not exists (select from companies where logo_handle = files.handle)
  and not exists (
    select from developer_projects, jsonb_path_query(images, '$[*].handle') as image
    where image #>> '{}' = files.handle)`;

/** Removes the images that nobody refers to and that are older than a day, with all that was made of them. */
export async function sweepImages({ db, ports }: Sweeper): Promise<void> {
  const left = await db
    .selectFrom('files')
    .select('handle')
    .where('contentType', '=', imageType)
    .where('createdAt', '<', new Date(ports.clock.now().getTime() - graceMilliseconds))
    .where(unused)
    .execute();
  const failures: unknown[] = [];
  for (const { handle } of left) {
    await removeImage({ db, ports }, handle).catch((error) => failures.push(error));
    if (failures.length >= mostFailures) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} image(s) could not be removed`);
}

async function removeImage({ db, ports }: Sweeper, handle: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Who is about to refer to it holds its row (owns-image.ts): another night, then.
    const row = trx.selectFrom('files').select('handle').where('handle', '=', handle).forUpdate().skipLocked();
    if (!(await row.executeTakeFirst())) return;
    // Asked again in a statement of its own, which sees what was saved before the row was ours.
    const removed = await trx.deleteFrom('files').where('handle', '=', handle).where(unused).executeTakeFirst();
    if (removed.numDeletedRows === 0n) return;
    // Before the end of the transaction: should one fail, the row is still there for the next night.
    for (const file of filesOf(handle)) await ports.files.remove(file);
  });
}
