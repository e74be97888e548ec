import * as z from 'zod';
import { conversationMessageLimit } from '../../contact/conversations/conversation-message.ts';
import { termsDraftSchema } from '../../contact/terms/terms.ts';
import { noTwice } from '../../profile/text-limits.ts';
import { selectionLimit } from './selection.ts';

/** As typed: a draft is corrected only when it is sent. */
const text = z.string('required').max(conversationMessageLimit, 'long');

/** The unsent form of the selection page: both ways of writing are kept, whichever is used in the end. */
export const batchDraftSchema = z.object({
  sameForAll: z.boolean('required'),
  message: text,
  /** Null until the recruiter changes what the page filled in. */
  terms: termsDraftSchema.nullable(),
  candidates: z
    .array(z.object({ devId: z.uuid('unknown'), message: text }), 'required')
    .max(selectionLimit, 'tooManyRows')
    .check(noTwice('devId')),
});
export type BatchDraft = z.output<typeof batchDraftSchema>;
