import * as z from 'zod';

export const mostWebhooks = 5;
/** How long deliveries are kept in the log. */
export const logDays = 30;

/** What a company chooses to be told about. */
export const webhookEvents = [
  'introduction.changed',
  'application.received',
  'application.closed',
  'message.created',
  'stage.changed',
  'job.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** `ping` is sent only when it is asked for. */
export type DeliveredEvent = WebhookEvent | 'ping';

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
  events: z.array(z.enum(webhookEvents, 'unknown'), 'unknown').min(1, 'required').max(webhookEvents.length, 'unknown'),
});

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

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
