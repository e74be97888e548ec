import * as z from 'zod';
import { fileHandle, optionalText, requiredText } from '../../profile/text-limits.ts';
import { mostMessageFiles } from '../files/message-files.ts';
import { developerActs, recruiterActs } from '../introductions/acts.ts';
import { conversationText } from './conversation-message.ts';

/** Uploaded before; each once, in the order of the author. */
const messageFiles = z
  .array(fileHandle, 'unknown')
  .max(mostMessageFiles, 'tooManyRows')
  .refine((handles) => new Set(handles).size === handles.length, 'duplicate');

/** A change of a conversation that the browser sends. `sentKey` makes sending idempotent: the browser chooses it. */
export const conversationChangeSchema = z.discriminatedUnion('mode', [
  z
    .object({
      mode: z.literal('send'),
      body: conversationText,
      files: messageFiles.default([]),
      sentKey: z.uuid('unknown'),
    })
    .refine(({ body, files }) => body !== '' || files.length > 0, { error: 'required', path: ['body'] }),
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
