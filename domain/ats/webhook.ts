import * as z from 'zod';
import { actorKinds, introductionEvents } from '../contact/introductions/event.ts';
import { applicationAnswer } from './application.ts';
import { candidateAnswer } from './candidate.ts';

export const mostWebhooks = 5;
/** How long deliveries are kept in the log. */
export const logDays = 30;

const webhookEvents = ['introduction.changed', 'application.closed', 'ping'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/**
 * Why an attempt failed: an answer other than 2xx, no answer in time, no connection, an address that is not allowed, or
 * a webhook that was switched off meanwhile.
 */
const failures = ['answered', 'timeout', 'unreachable', 'address', 'disabled'] as const;
export type DeliveryFailure = (typeof failures)[number];

/** An address without a user name and a password in it. Whether it may be reached is checked when sending. */
export const webhookSchema = z.object({
  url: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(2000, 'long')
    .refine(isWebhookUrl, 'webhookUrl')
    // Normalised, so that two spellings of one address are recognised as the same.
    .overwrite((text) => (isWebhookUrl(text) ? new URL(text).href : text)),
});

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

const { status, statusName, terms } = candidateAnswer.shape;

/** The content of a message: the introduction, and its change. */
export const introductionMessage = z.strictObject({
  type: z.literal('introduction.changed'),
  timestamp: z.iso.datetime(),
  data: z.strictObject({
    candidateId: z.uuid(),
    developerId: z.uuid(),
    event: z.enum(introductionEvents),
    from: status.nullable(),
    to: status,
    statusName,
    by: z.enum(actorKinds),
    contactGiven: z.boolean(),
    position: z.int(),
    terms,
  }),
});

/** An application was closed without an answer (docs/product/jobs.md, The end of an application). */
export const applicationMessage = z.strictObject({
  type: z.literal('application.closed'),
  timestamp: z.iso.datetime(),
  data: z.strictObject({
    developerId: z.uuid(),
    kind: applicationAnswer.shape.kind,
    jobId: z.uuid().nullable(),
    appliedAt: z.iso.datetime(),
    reason: z.literal('unanswered'),
  }),
});

const minute = 60_000;
const hour = 60 * minute;
/** Waits between attempts: two days in all, so that the company has time to repair its system. */
const waits = [0.5 * minute, 2 * minute, 10 * minute, hour, 4 * hour, 12 * hour, 24 * hour];
export const mostAttempts = waits.length + 1;

/** When to try again after this many attempts; undefined after the last one. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
