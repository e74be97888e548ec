import * as z from 'zod';
import { optionalText, requiredText } from '../../profile/text-limits.ts';

/** The kinds of applications: to a company (its page, a spontaneous application) or to one of its offers. */
export const applicationKinds = ['application', 'superlike', 'like', 'click'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** docs/product/jobs.md, The end of an application: a company answers these two; a like or a click is only interest. */
export const isAnswered = (kind: ApplicationKind): boolean => kind === 'application' || kind === 'superlike';

export const longestMessage = 5000;
export const applicationMessage = optionalText(longestMessage);
export const superlikeMessage = requiredText(longestMessage);

const id = z.uuid('unknown');
/** Phone and e-mail are included, visible to the company once it accepts. Only when the developer chose so. */
const detailsOffered = z.boolean('unknown').default(false);

/** The commands of a page, all idempotent. A click is recorded by following the link itself. */
export const applicationCommandSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('like'), companyId: id }),
  z.object({ mode: z.literal('superlike'), companyId: id, message: superlikeMessage, detailsOffered }),
  z.object({ mode: z.literal('application'), jobId: id, message: applicationMessage, detailsOffered }),
  z.object({ mode: z.literal('withdraw'), kind: z.enum(applicationKinds), targetId: id }),
]);
export type ApplicationCommand = z.output<typeof applicationCommandSchema>;
