import * as z from 'zod';
import { optionalText, requiredText } from '../../profile/text-limits.ts';
import { developerActs, recruiterActs } from '../introductions/acts.ts';
import { conversationMessage } from './conversation-message.ts';

/** A change of a conversation that the browser sends. `sentKey` makes sending idempotent: the browser chooses it. */
export const conversationChangeSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('send'), body: conversationMessage, sentKey: z.uuid('unknown') }),
  z.object({ mode: z.literal('read'), position: z.int().min(1).max(1_000_000_000) }),
  z.object({ mode: z.literal('typing') }),
]);
export type ConversationChange = z.output<typeof conversationChangeSchema>;

export const wordLimit = 1000;

/** docs/product/contact.md, Stopping an introduction: both sides read the reason, so it is never empty. */
export const stopSchema = z.object({ word: requiredText(wordLimit) });
export type StopDraft = z.input<typeof stopSchema>;

/** Accepting, refusing, archiving and other actions, with an optional text; the team always gives a reason. */
export const actSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.enum([...recruiterActs, ...developerActs, 'release'], 'unknown'),
    word: optionalText(wordLimit).default(null),
  }),
  stopSchema.extend({ act: z.literal('cancel') }),
]);
