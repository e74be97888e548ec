import * as z from 'zod';
import { declineMessageLimit } from '../contact/dialogs/decline.ts';
import { declineReasons } from '../contact/dialogs/reply-draft.ts';
import { actorKinds, introductionEvents } from '../contact/introductions/event.ts';
import {
  type IntroductionStatusName,
  introductionStatus,
  introductionStatuses,
} from '../contact/introductions/status.ts';
import { contractTypes, remoteFrequencies } from '../profile/cards/job-search.ts';
import { textLimits } from '../profile/text-limits.ts';
import { jobReference } from './job.ts';

const names = Object.keys(introductionStatus) as IntroductionStatusName[];
export const statusName = (code: number): IntroductionStatusName =>
  names.find((name) => introductionStatus[name] === code) ?? 'ARCHIVED';

const status = z.literal([...introductionStatuses]);

/** What the company offered; `job`: the offer that says it. Null for introductions from before it was asked for. */
const termsAnswer = z
  .object({
    job: z.uuid().nullable(),
    contractType: z.enum(contractTypes),
    payUnit: z.enum(['year', 'day']).nullable(),
    payMin: z.int().nullable(),
    payMax: z.int().nullable(),
    place: z.string().nullable(),
    remote: z.enum(remoteFrequencies),
  })
  .nullable();

export const candidateAnswer = z.object({
  id: z.uuid(),
  developerId: z.uuid(),
  name: z.string(),
  profile: z.url(),
  status,
  statusName: z.enum(names),
  phase: z.enum(['waitingForAdmin', 'waitingForDeveloper', 'open', 'archived']),
  statusSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  assignedJob: z.object({ id: z.uuid(), externalId: z.string().nullable(), title: z.string().nullable() }).nullable(),
  /** docs/product/contact.md, Contact details: only after the developer has accepted. */
  contact: z
    .object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string(),
      phone: z.string().nullable(),
    })
    .nullable(),
  decline: z.object({ code: z.enum(declineReasons), message: z.string().nullable() }).nullable(),
  terms: termsAnswer,
  messageCount: z.int(),
  lastMessageAt: z.iso.datetime().nullable(),
  timeline: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.enum(introductionEvents),
      from: status.nullable(),
      to: status,
      by: z.enum(actorKinds),
    }),
  ),
});
export type CandidateAnswer = z.output<typeof candidateAnswer>;

const candidateActions = ['withdraw', 'archive', 'hire', 'reopen'] as const;

/** One change per request, so that it is done or refused as a whole. */
export const candidateBody = z.union(
  [z.strictObject({ action: z.enum(candidateActions) }), z.strictObject({ assignedJob: jobReference.nullable() })],
  'unknown',
);
export type CandidateBody = z.output<typeof candidateBody>;

/**
 * docs/product/contact.md, What a request offers: an offer that is online, or the fields. The service says which field
 * is missing.
 */
const figure = z.int('unknown').min(0, 'unknown').max(1_000_000, 'unknown').nullable().default(null);
const termsBody = z.strictObject({
  job: jobReference.nullable().default(null),
  contractType: z.enum(contractTypes, 'unknown').nullable().default(null),
  payMin: figure,
  payMax: figure,
  place: z.string('unknown').max(textLimits.id, 'unknown').nullable().default(null),
  remote: z.enum(remoteFrequencies, 'unknown').nullable().default(null),
});
export type TermsBody = z.output<typeof termsBody>;

/** The answer to an application: a conversation, or a reason that the developer reads. */
export const decisionBody = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({
      developerId: z.uuid('unknown'),
      decision: z.literal('accept'),
      terms: termsBody.nullable().default(null),
    }),
    z.strictObject({
      developerId: z.uuid('unknown'),
      decision: z.literal('decline'),
      reason: z.enum(declineReasons, 'required'),
      message: z.string('unknown').max(declineMessageLimit, 'long').nullable().default(null),
    }),
  ],
  'required',
);
export type DecisionBody = z.output<typeof decisionBody>;
