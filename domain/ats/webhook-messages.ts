import * as z from 'zod';
import { actorKinds, introductionEvents } from '../contact/introductions/event.ts';
import { stagePresets } from '../contact/pipeline/stage.ts';
import { applicationAnswer } from './application.ts';
import { candidateAnswer } from './candidate.ts';
import { apiJobStatuses } from './job.ts';
import type { WebhookEvent } from './webhook.ts';

const { status, statusName, terms } = candidateAnswer.shape;
const { kind, source } = applicationAnswer.shape;

function message<Event extends WebhookEvent, Data extends z.ZodRawShape>(type: Event, data: Data) {
  return z.strictObject({ type: z.literal(type), timestamp: z.iso.datetime(), data: z.strictObject(data) });
}

/** A stage has a preset, which each tool names in its own language, or the name that the company gave it. */
const stageNames = { preset: z.enum(stagePresets).nullable(), name: z.string().nullable() };

/** The contents of the messages: ids and states. Names of people, addresses and texts are read through the interface. */
export const webhookMessages = {
  'introduction.changed': message('introduction.changed', {
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
  'application.received': message('application.received', {
    developerId: z.uuid(),
    kind,
    jobId: z.uuid().nullable(),
    appliedAt: z.iso.datetime(),
    source,
  }),
  /** An application was closed without an answer (docs/product/jobs.md, The end of an application). */
  'application.closed': message('application.closed', {
    developerId: z.uuid(),
    kind,
    jobId: z.uuid().nullable(),
    appliedAt: z.iso.datetime(),
    reason: z.literal('unanswered'),
  }),
  /** The first message of a conversation is part of the request, which is a change of the introduction. */
  'message.created': message('message.created', {
    candidateId: z.uuid(),
    developerId: z.uuid(),
    by: z.enum(['recruiter', 'developer']),
    position: z.int(),
  }),
  /** One message for all who were moved at once. */
  'stage.changed': message('stage.changed', {
    stageId: z.uuid(),
    ...stageNames,
    candidates: z.array(z.strictObject({ developerId: z.uuid(), from: z.uuid().nullable() })),
  }),
  /** Published, archived, taken down or put online again, or changed while it is online. */
  'job.changed': message('job.changed', {
    jobId: z.uuid(),
    externalId: z.string().nullable(),
    status: z.enum(apiJobStatuses),
  }),
} satisfies Record<WebhookEvent, z.ZodType>;

export type MessageData<Event extends WebhookEvent> = z.output<(typeof webhookMessages)[Event]>['data'];
