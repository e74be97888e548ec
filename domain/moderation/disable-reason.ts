import * as z from 'zod';
import { requiredLine, requiredText } from '../profile/text-limits.ts';

/** Why a profile is disabled; each reason has an e-mail template in both languages. */
export const disableReasons = [
  'Default',
  'NotCompleteEnough',
  'NotRelevant',
  'NotEnoughExperiences',
  'RequiredVisa',
  'TooManySpellingMistakes',
] as const;
export type DisableReason = (typeof disableReasons)[number];

/** docs/product/moderation.md, Disabling a profile: used when no e-mail is sent. */
export const silentReason: DisableReason = 'Default';

export const emailLimits = { subject: 200, message: 5000 } as const;

/** docs/product/moderation.md, Disabling a profile: an empty subject or message disables sending. */
export const emailWordsSchema = z.object({
  subject: requiredLine(emailLimits.subject),
  message: requiredText(emailLimits.message),
});

/** The data of the dialog: the chosen template, its edited words, and the sender. */
export const disableEmailSchema = emailWordsSchema.extend({
  reason: z.enum(disableReasons, 'unknown'),
  locale: z.enum(['fr', 'en'], 'unknown'),
  /** Key of the staff roster; empty when the roster is empty. */
  sender: z.string('required').max(60, 'unknown'),
});
export type DisableEmail = z.output<typeof disableEmailSchema>;
