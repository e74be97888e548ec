import * as z from 'zod';
import { requiredText } from '../../profile/text-limits.ts';

export const conversationReportReasons = [
  'disrespect',
  'discrimination',
  'harassment',
  'fraud',
  'spam',
  'other',
] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number];

export const reportWordsLimit = 1000;
/** How many messages before a report the team reads. */
export const reportedMessages = 20;

/** docs/product/contact.md, Reporting a conversation. */
export const conversationReportSchema = z.object({
  reason: z.string('required').pipe(z.enum(conversationReportReasons, 'required')),
  words: requiredText(reportWordsLimit),
});
export type ConversationReportDraft = z.input<typeof conversationReportSchema>;
