import { mostWebhooks, webhookSchema } from '../../../domain/ats/webhook.ts';
import { limitCode } from '../../../domain/error-codes.ts';
import { parseValue } from '../../../domain/form.ts';
import { isId } from '../../../domain/id.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { permitManager } from '../companies/permit.ts';
import { lockCompany } from '../contact/introductions/lock-pair.ts';
import { record } from '../moderation/audit/record.ts';
import { addDeliveryJob, queueDelivery } from './queue-deliveries.ts';
import { newSecret } from './sign.ts';

/** Adds a webhook; its secret is returned only here. */
export async function addWebhook(context: Context, companyId: string, given: unknown): Promise<{ secret: string }> {
  const { userId } = permitManager(context, companyId);
  const parsed = parseValue(webhookSchema, given);
  if ('errors' in parsed) throw new Invalid(parsed.errors);
  const { url, events } = parsed.value;
  if (!context.ports.webhooks.accepts(url)) throw new Invalid({ url: 'webhookUrl' });
  const secret = newSecret(context.ports.random);
  const createdAt = context.ports.clock.now();
  return context.db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    const known = await trx.selectFrom('webhooks').select('url').where('companyId', '=', companyId).execute();
    if (known.some((one) => one.url === url)) throw new Invalid({ url: 'duplicate' });
    if (known.length >= mostWebhooks) throw new Invalid({ '': limitCode('tooManyRows', mostWebhooks) });
    await trx.insertInto('webhooks').values({ companyId, url, events, secret, createdBy: userId, createdAt }).execute();
    await recordChange(trx, userId, companyId, 'company.webhook', { url, events });
    return { secret };
  });
}

export async function switchWebhook(
  context: Context,
  companyId: string,
  webhookId: string,
  enabled: boolean,
): Promise<void> {
  const { userId } = permitManager(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { url } = await lockWebhook(trx, companyId, webhookId);
    await trx.updateTable('webhooks').set({ enabled }).where('id', '=', webhookId).execute();
    await recordChange(trx, userId, companyId, 'company.webhook-switched', { url, enabled });
  });
}

/** Deletes a webhook with its log. Idempotent. */
export async function removeWebhook(context: Context, companyId: string, webhookId: string): Promise<void> {
  const { userId } = permitManager(context, companyId);
  if (!isId(webhookId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('webhooks')
      .where('id', '=', webhookId)
      .where('companyId', '=', companyId)
      .returning('url')
      .executeTakeFirst();
    if (gone) await recordChange(trx, userId, companyId, 'company.webhook-removed', { url: gone.url });
  });
}

/** Sends an empty test message, also to a disabled webhook. */
export async function pingWebhook(context: Context, companyId: string, webhookId: string): Promise<void> {
  const { userId } = permitManager(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { url } = await lockWebhook(trx, companyId, webhookId);
    await queueDelivery(trx, webhookId, 'ping', {}, context.ports.clock.now());
    await recordChange(trx, userId, companyId, 'company.webhook-pinged', { url });
  });
}

/** Sends the same message again with a new count of attempts; a waiting delivery is left unchanged. */
export async function redeliver(context: Context, companyId: string, deliveryId: string): Promise<void> {
  const { userId } = permitManager(context, companyId);
  if (!isId(deliveryId)) throw new NotFound();
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const delivery = await trx
      .selectFrom('webhookDeliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
      .select(['d.status', 'd.webhookId', 'w.url'])
      .where('d.id', '=', deliveryId)
      .where('w.companyId', '=', companyId)
      .forUpdate('d')
      .executeTakeFirst();
    if (!delivery) throw new NotFound();
    if (delivery.status === 'waiting') return;
    const again = { status: 'waiting', attempts: 0, nextAttemptAt: now };
    await trx.updateTable('webhookDeliveries').set(again).where('id', '=', deliveryId).execute();
    await addDeliveryJob(trx, { webhookId: delivery.webhookId, deliveryId });
    await recordChange(trx, userId, companyId, 'company.webhook-redelivered', { url: delivery.url, deliveryId });
  });
}

async function lockWebhook(trx: Trx, companyId: string, webhookId: string): Promise<{ url: string }> {
  const webhook = isId(webhookId)
    ? await trx
        .selectFrom('webhooks')
        .select('url')
        .where('id', '=', webhookId)
        .where('companyId', '=', companyId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!webhook) throw new NotFound();
  return webhook;
}

type Said = { url: string; events?: string[]; enabled?: boolean; deliveryId?: string };

async function recordChange(trx: Trx, actorId: string, companyId: string, action: string, data: Said): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'company', subjectId: companyId, data });
  await notify(trx, `company:${companyId}`, { kind: 'ats' });
}
