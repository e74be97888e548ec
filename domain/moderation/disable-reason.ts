import * as z from 'zod';
import { requiredLine, requiredText } from '../profile/text-limits.ts';

/** Why a profile is taken out; each has a template in both languages. The last one is spelled right here. */
export const disableReasons = [
  'Default',
  'NotCompleteEnough',
  'NotRelevant',
  'NotEnoughExperiences',
  'RequiredVisa',
  'TooManySpellingMistakes',
] as const;
export type DisableReason = (typeof disableReasons)[number];

/** 'Default when disabled without sending.' */
export const silentReason: DisableReason = 'Default';

export const emailLimits = { subject: 200, message: 5000 } as const;

/** 'Subject and message required; sending is disabled while either is empty.' */
export const emailWordsSchema = z.object({
  subject: requiredLine(emailLimits.subject),
  message: requiredText(emailLimits.message),
});

/** What the dialog sends: the template that was chosen, its words as they stand now, and who signs. */
export const disableEmailSchema = emailWordsSchema.extend({
  reason: z.enum(disableReasons, 'unknown'),
  locale: z.enum(['fr', 'en'], 'unknown'),
  /** Key of the staff roster; nobody in particular when the roster is empty. */
  sender: z.string('required').max(60, 'unknown'),
});
export type DisableEmail = z.output<typeof disableEmailSchema>;
