import { sql } from 'kysely';
import { type CandidateAnswer, statusName } from '../../../domain/ats/candidate.ts';
import type { WebhookEvent } from '../../../domain/ats/webhook.ts';
import type { IntroductionEvent } from '../../../domain/contact/introductions/event.ts';
import type { Trx } from '../../data/database.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { apiTerms } from './api-terms.ts';

export type IntroductionChange = {
  introductionId: string;
  companyId: string;
  developerId: string;
  event: IntroductionEvent;
  from: number | null;
  to: number;
  by: string;
  contactGiven: boolean;
  /** Position in the timeline, because messages may arrive in another order. */
  position: number;
  at: Date;
};

/** Queues a message for every enabled webhook of the company, in the transaction of the change. */
export async function queueIntroductionChange(trx: Trx, change: IntroductionChange): Promise<void> {
  const { companyId, introductionId, developerId, event, from, to, by, contactGiven, position, at } = change;
  const data = { candidateId: introductionId, developerId, event, from, to, statusName: statusName(to), by };
  const withTerms = async () => {
    const { rows } = await sql<{ terms: CandidateAnswer['terms'] }>`
      select ${apiTerms} as terms from introductions i where i.id = ${introductionId}`.execute(trx);
    return { ...data, contactGiven, position, terms: rows[0]?.terms ?? null };
  };
  await queueForAll(trx, companyId, 'introduction.changed', withTerms, at);
}

export type ClosedApplication = {
  companyId: string;
  developerId: string;
  /** Null for a spontaneous application. */
  jobId: string | null;
  appliedAt: Date;
  at: Date;
};

/** The same for an application that was closed without an answer. */
export async function queueApplicationClosed(trx: Trx, closed: ClosedApplication): Promise<void> {
  const { companyId, developerId, jobId, appliedAt, at } = closed;
  const kind = jobId ? 'job' : 'spontaneous';
  const data = { developerId, kind, jobId, appliedAt: appliedAt.toISOString(), reason: 'unanswered' };
  await queueForAll(trx, companyId, 'application.closed', () => data, at);
}

/** `data` is made only when there is a webhook to send it to. */
async function queueForAll(
  trx: Trx,
  companyId: string,
  event: WebhookEvent,
  data: () => Promise<object> | object,
  at: Date,
): Promise<void> {
  const hooks = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('companyId', '=', companyId)
    .where('enabled', '=', true)
    .orderBy('createdAt')
    .execute();
  if (hooks.length === 0) return;
  const made = await data();
  for (const { id } of hooks) await queueDelivery(trx, id, event, made, at);
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
 * Two queues: of the four tasks that a worker runs at the same time, at most two wait for external servers. The
 * messages of one webhook are in one queue, hence sent in order. A failed delivery schedules its next attempt itself.
 */
export async function addDeliveryJob(
  trx: Trx,
  { webhookId, deliveryId, runAt }: { webhookId: string; deliveryId: string; runAt?: Date },
): Promise<void> {
  const lane = `webhooks-${Number.parseInt(webhookId.slice(-1), 16) % 2}`;
  await enqueueTask(trx, 'deliver-webhook', { deliveryId }, { lane, ...(runAt && { runAt }) });
}
