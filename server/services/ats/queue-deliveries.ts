import { statusName } from '../../../domain/ats/candidate.ts';
import type { WebhookEvent } from '../../../domain/ats/webhook.ts';
import type { IntroductionEvent } from '../../../domain/contact/introductions/event.ts';
import type { Trx } from '../../data/database.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';

export type IntroductionChange = {
  introductionId: string;
  companyId: string;
  developerId: string;
  event: IntroductionEvent;
  from: number | null;
  to: number;
  by: string;
  contactGiven: boolean;
  /** Its line of the timeline: messages may arrive out of order. */
  position: number;
  at: Date;
};

/** To every webhook of the company that is switched on; stored with the change, or not at all. */
export async function queueIntroductionChange(trx: Trx, change: IntroductionChange): Promise<void> {
  const { companyId, introductionId, developerId, event, from, to, by, contactGiven, position, at } = change;
  const hooks = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('companyId', '=', companyId)
    .where('enabled', '=', true)
    .orderBy('createdAt')
    .execute();
  const data = { candidateId: introductionId, developerId, event, from, to, statusName: statusName(to), by };
  for (const { id } of hooks)
    await queueDelivery(trx, id, 'introduction.changed', { ...data, contactGiven, position }, at);
}

export async function queueDelivery(
  trx: Trx,
  webhookId: string,
  event: WebhookEvent,
  data: object,
  at: Date,
): Promise<void> {
  const payload = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
  const { id } = await trx
    .insertInto('webhookDeliveries')
    .values({ webhookId, event, payload, createdAt: at, nextAttemptAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addDeliveryJob(trx, { webhookId, deliveryId: id });
}

/**
 * Two lanes: of four jobs that a worker does at a time, at most two wait for somebody else's server. The messages of one
 * webhook share a lane, and so go out in their order. What fails plans its next attempt itself.
 */
export async function addDeliveryJob(
  trx: Trx,
  { webhookId, deliveryId, runAt }: { webhookId: string; deliveryId: string; runAt?: Date },
): Promise<void> {
  const lane = `webhooks-${Number.parseInt(webhookId.slice(-1), 16) % 2}`;
  await enqueueTask(trx, 'deliver-webhook', { deliveryId }, { lane, ...(runAt && { runAt }) });
}
