import * as z from 'zod';
import { optionalText } from '../../profile/text-limits.ts';
import { adminActs, developerActs, recruiterActs } from '../introductions/acts.ts';
import { conversationMessage } from './conversation-message.ts';

/** What a browser sends about a conversation. `sentKey`: chosen by it, so that the same message sent twice is one. */
export const conversationChangeSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('send'), body: conversationMessage, sentKey: z.uuid('unknown') }),
  z.object({ mode: z.literal('read'), position: z.int().min(1).max(1_000_000_000) }),
  z.object({ mode: z.literal('typing') }),
]);
export type ConversationChange = z.output<typeof conversationChangeSchema>;

export const wordLimit = 1000;

/** Accepting, refusing, archiving…, with a word if there is one to say. */
export const actSchema = z.object({
  act: z.enum([...recruiterActs, ...developerActs, ...adminActs], 'unknown'),
  word: optionalText(wordLimit).default(null),
});
