import { sql } from 'kysely';
import { type CandidateAnswer, statusName } from '../../../domain/ats/candidate.ts';
import { apiStatus } from '../../../domain/ats/job.ts';
import type { DeliveredEvent, WebhookEvent } from '../../../domain/ats/webhook.ts';
import type { MessageData } from '../../../domain/ats/webhook-messages.ts';
import type { ActorKind, IntroductionEvent } from '../../../domain/contact/introductions/event.ts';
import type { IntroductionStatus } from '../../../domain/contact/introductions/status.ts';
import type { Trx } from '../../data/database.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { apiTerms } from './api-terms.ts';

export type IntroductionChange = {
  introductionId: string;
  companyId: string;
  developerId: string;
  event: IntroductionEvent;
  from: IntroductionStatus | null;
  to: IntroductionStatus;
  by: ActorKind;
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

type Application = {
  companyId: string;
  developerId: string;
  /** Null for a spontaneous application. */
  jobId: string | null;
  appliedAt: Date;
};

const applicationData = ({ developerId, jobId, appliedAt }: Application) => ({
  developerId,
  kind: jobId ? ('job' as const) : ('spontaneous' as const),
  jobId,
  appliedAt: appliedAt.toISOString(),
});

/** The same for an application, made on the site or confirmed. */
export async function queueApplicationReceived(
  trx: Trx,
  { source, ...received }: Application & { source: 'here' | 'ats' },
): Promise<void> {
  const data = { ...applicationData(received), source };
  await queueForAll(trx, received.companyId, 'application.received', () => data, received.appliedAt);
}

/** The same for an application that was closed without an answer. */
export async function queueApplicationClosed(trx: Trx, closed: Application & { at: Date }): Promise<void> {
  const data = { ...applicationData(closed), reason: 'unanswered' as const };
  await queueForAll(trx, closed.companyId, 'application.closed', () => data, closed.at);
}

/** The same for a message after the first one of a conversation. */
export async function queueMessageCreated(
  trx: Trx,
  { companyId, at, ...data }: MessageData<'message.created'> & { companyId: string; at: Date },
): Promise<void> {
  await queueForAll(trx, companyId, 'message.created', () => data, at);
}

/** The same for candidates who were moved to a stage. */
export async function queueStageChange(
  trx: Trx,
  { companyId, at, ...data }: MessageData<'stage.changed'> & { companyId: string; at: Date },
): Promise<void> {
  await queueForAll(trx, companyId, 'stage.changed', () => data, at);
}

/** The same for an offer; what is sent is what is stored now. */
export async function queueJobChange(
  trx: Trx,
  { companyId, jobId, at }: { companyId: string; jobId: string; at: Date },
): Promise<void> {
  const read = async () => {
    const { externalId, status } = await trx
      .selectFrom('jobs')
      .select(['externalId', 'status'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    return { jobId, externalId, status: apiStatus(status) };
  };
  await queueForAll(trx, companyId, 'job.changed', read, at);
}

/** `data` is made only when there is a webhook to send it to. */
async function queueForAll<Event extends WebhookEvent>(
  trx: Trx,
  companyId: string,
  event: Event,
  data: () => Promise<MessageData<Event>> | MessageData<Event>,
  at: Date,
): Promise<void> {
  const hooks = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('companyId', '=', companyId)
    .where('enabled', '=', true)
    .where(sql<boolean>`${event} = any(events)`)
    .orderBy('createdAt')
    .execute();
  if (hooks.length === 0) return;
  const made = await data();
  for (const { id } of hooks) await queueDelivery(trx, id, event, made, at);
}

export async function queueDelivery(
  trx: Trx,
  webhookId: string,
  event: DeliveredEvent,
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
