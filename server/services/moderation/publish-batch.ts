import { sql } from 'kysely';
import * as z from 'zod';
import { Conflict, Invalid } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import type { Runtime } from '../../runtime.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import { record } from './audit/record.ts';
import { permitModerator } from './permit.ts';

/** Publishes the open batch now, because an administrator wants it. */
export async function publishBatch(context: Context): Promise<number> {
  const { userId } = permitModerator(context);
  return context.db.transaction().execute(async (trx) => {
    const published = await publish(trx, context, userId, sql`true`);
    // Already published by another administrator, or empty.
    if (published === undefined) throw new Conflict();
    return published;
  });
}

/** Publishes the batch whose time has come; idempotent. */
export async function publishDueBatch(runtime: Runtime): Promise<number> {
  const now = runtime.ports.clock.now();
  const due = sql<boolean>`publish_at <= ${now}`;
  return runtime.db.transaction().execute(async (trx) => (await publish(trx, runtime, null, due)) ?? 0);
}

export const scheduleSchema = z.object({ publishAt: z.iso.datetime('unknown').nullable() });

/** Sets another time, or none: the batch then waits until an administrator publishes it. */
export async function scheduleBatch(context: Context, given: unknown): Promise<void> {
  const { userId } = permitModerator(context);
  const { publishAt } = checked(scheduleSchema, given);
  if (publishAt && new Date(publishAt) <= context.ports.clock.now()) throw new Invalid({ publishAt: 'unknown' });
  await context.db.transaction().execute(async (trx) => {
    const batch = await trx
      .updateTable('validationBatches')
      .set({ publishAt })
      .where('publishedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!batch) throw new Conflict();
    const entry = { actorId: userId, action: 'batch.schedule', subjectKind: 'validation-batch', subjectId: batch.id };
    await record(trx, { ...entry, data: { publishAt } });
  });
}

type Published = { id: string; email: string; name: string; locale: Locale };

/**
 * The status 'reviewed' becomes 'published'; the alerts of saved searches are queued and the developers get an e-mail.
 */
async function publish(
  trx: Trx,
  { config, ports }: Runtime,
  actorId: string | null,
  which: ReturnType<typeof sql<boolean>>,
): Promise<number | undefined> {
  const now = ports.clock.now();
  const batch = await trx
    .selectFrom('validationBatches as b')
    .select('b.id')
    .where('b.publishedAt', 'is', null)
    .where(which)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('validationBatchEntries as e').select('e.batchId').whereRef('e.batchId', '=', 'b.id')),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!batch) return undefined;
  await trx
    .updateTable('validationBatches')
    .set({ publishedAt: now, publishedBy: actorId })
    .where('id', '=', batch.id)
    .execute();
  const { rows } = await sql<Published>`update developers d set validation_status = 'published',
      published_at = coalesce(d.published_at, ${now}) from users u
    where u.id = d.id and d.validation_status = 'reviewed' and d.disabled_at is null
      and d.id in (select developer_id from validation_batch_entries where batch_id = ${batch.id})
    returning d.id, u.email, u.name, u.locale`.execute(trx);
  for (const user of rows) {
    const key = `profile-published:${batch.id}:${user.id}`;
    await queueEmail(trx, config, { template: 'profile-published', user, data: {}, key });
    await notify(trx, `user:${user.id}`, { kind: 'profile' });
  }
  const entry = { actorId, action: 'batch.publish', subjectKind: 'validation-batch', subjectId: batch.id };
  await record(trx, { ...entry, data: { profiles: rows.length } });
  if (rows.length > 0) await enqueueTask(trx, 'alert-searches', {});
  return rows.length;
}
