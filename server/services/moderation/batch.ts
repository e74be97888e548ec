import { sql } from 'kysely';
import { nextPublication } from '../../../domain/moderation/next-publication.ts';
import type { Trx } from '../../data/database.ts';

/** Adds the developer to the open batch (docs/product/moderation.md, Batches of validated profiles). */
export async function enterBatch(trx: Trx, developerId: string, now: Date): Promise<void> {
  const batchId = await openBatch(trx, now);
  await sql`insert into validation_batch_entries (batch_id, developer_id, added_at, region, experience, profession)
    select ${batchId}, ${developerId}, ${now}, region, experience, profession from batch_data(${developerId})
    on conflict (batch_id, developer_id) do nothing`.execute(trx);
}

/** Removes the developer from the open batch (docs/product/moderation.md, Batches of validated profiles). */
export async function leaveBatch(trx: Trx, developerId: string): Promise<void> {
  await trx
    .deleteFrom('validationBatchEntries')
    .where('developerId', '=', developerId)
    .where('batchId', 'in', trx.selectFrom('validationBatches').select('id').where('publishedAt', 'is', null))
    .execute();
}

/** Locked until the end of the transaction, so that it is not published meanwhile; created when there is none. */
async function openBatch(trx: Trx, now: Date): Promise<string> {
  const find = () =>
    trx.selectFrom('validationBatches').select('id').where('publishedAt', 'is', null).forShare().executeTakeFirst();
  const open = await find();
  if (open) return open.id;
  await trx
    .insertInto('validationBatches')
    .values({ createdAt: now, publishAt: nextPublication(now) })
    .onConflict((conflict) => conflict.expression(sql`(true)`).where('publishedAt', 'is', null).doNothing())
    .execute();
  const made = await find();
  // Another transaction created and published the batch between our two statements: the next request succeeds.
  if (!made) throw new Error('the batch was published while it was being opened');
  return made.id;
}
