import { sql } from 'kysely';
import { nextPublication } from '../../../domain/moderation/next-publication.ts';
import type { Trx } from '../../data/database.ts';

/** 'Adds a batch entry {addedAt: now, devData {region, experience, profession}}', to the batch that is open. */
export async function enterBatch(trx: Trx, developerId: string, now: Date): Promise<void> {
  const batchId = await openBatch(trx, now);
  await sql`insert into validation_batch_entries (batch_id, developer_id, added_at, region, experience, profession)
    select ${batchId}, ${developerId}, ${now}, region, experience, profession from batch_data(${developerId})
    on conflict (batch_id, developer_id) do nothing`.execute(trx);
}

/** 'Removes the developer from the current validation batch.' */
export async function leaveBatch(trx: Trx, developerId: string): Promise<void> {
  await trx
    .deleteFrom('validationBatchEntries')
    .where('developerId', '=', developerId)
    .where('batchId', 'in', trx.selectFrom('validationBatches').select('id').where('publishedAt', 'is', null))
    .execute();
}

/** Held until the end of the transaction, so that it is not published meanwhile; a new one when there is none. */
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
  // Made and published by others between two statements: the next request finds the one after it.
  if (!made) throw new Error('the batch was published as it was opened');
  return made.id;
}
