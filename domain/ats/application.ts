import * as z from 'zod';
import { apiStates } from '../jobs/answers/ending.ts';
import { longestMessage } from '../jobs/applications/application.ts';
import { jobReference } from './job.ts';

/** The company's own system reports an application: to an offer, or spontaneous. */
export const applicationBody = z
  .strictObject({
    email: z.email('email').max(254, 'long'),
    job: jobReference.nullable().default(null),
    message: z.string('unknown').max(longestMessage, 'long').nullable().default(null),
  })
  // A spontaneous application needs a message, here as on the company's page.
  .refine(({ job, message }) => job !== null || Boolean(message?.trim()), { error: 'required', path: ['message'] });
export type ApplicationBody = z.output<typeof applicationBody>;

/** The same answer for every e-mail address, so that it does not reveal whether an account exists. */
export const applicationTaken = z.object({ taken: z.literal(true) });

export const applicationAnswer = z.object({
  developerId: z.uuid(),
  name: z.string(),
  profile: z.url(),
  kind: z.enum(['job', 'spontaneous']),
  job: z.object({ id: z.uuid(), externalId: z.string().nullable(), title: z.string().nullable() }).nullable(),
  source: z.enum(['here', 'ats']),
  message: z.string().nullable(),
  appliedAt: z.iso.datetime({ precision: 6 }),
  state: z.enum(apiStates),
  /** docs/product/jobs.md, The end of an application: the company answers before this day (Paris). */
  answerBefore: z.iso.date().nullable(),
  /** When it was closed without an answer. */
  closedAt: z.iso.datetime().nullable(),
});
export type ApplicationAnswer = z.output<typeof applicationAnswer>;

/** How long the developer may confirm the application. */
export const confirmationDays = 30;
