import * as z from 'zod';
import { optionalText, requiredText } from '../../profile/text-limits.ts';

/** The developer's applications: towards a company (its page, a spontaneous application) or one of its offers. */
export const applicationKinds = ['application', 'superlike', 'like', 'click'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export const longestMessage = 5000;
export const applicationMessage = optionalText(longestMessage);
export const superlikeMessage = requiredText(longestMessage);

const id = z.uuid('unknown');
/** Phone and e-mail go along, for the company to have once it accepts. Never unless somebody says so. */
const detailsOffered = z.boolean('unknown').default(false);

/** What a page can ask for; every one of them repeats without harm. A click is made by following the link itself. */
export const applicationCommandSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('like'), companyId: id }),
  z.object({ mode: z.literal('superlike'), companyId: id, message: superlikeMessage, detailsOffered }),
  z.object({ mode: z.literal('application'), jobId: id, message: applicationMessage, detailsOffered }),
  z.object({ mode: z.literal('withdraw'), kind: z.enum(applicationKinds), targetId: id }),
]);
export type ApplicationCommand = z.output<typeof applicationCommandSchema>;
