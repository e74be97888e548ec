import * as z from 'zod';
import { conversationMessageLimit } from '../../contact/conversations/conversation-message.ts';
import { asksPayHistory } from '../../contact/pay-history.ts';
import { type GivenTerms, termsSchema } from '../../contact/terms/terms.ts';
import { noTwice, optionalText } from '../../profile/text-limits.ts';
import { selectionLimit } from './selection.ts';

/** docs/product/library.md, The selection page. It is stored, so it is the same in every language. */
export const defaultBatchMessage = 'Ce message est un message par défaut ';

const devId = z.uuid('unknown');
const message = optionalText(conversationMessageLimit)
  .default(null)
  .refine((text) => text === null || !asksPayHistory(text), 'payHistory')
  .transform((text) => text ?? defaultBatchMessage);

const candidates = <T extends z.ZodType>(row: T) =>
  z.array(row, 'required').min(1, 'required').max(selectionLimit, 'tooManyRows').check(noTwice('devId'));

/**
 * The request of the selection page: one message for all, or one for each. A text typed in the other way stays on the
 * page and is not checked. All of them read the same terms. The output has the payload of START_BATCH,
 * {devId: {message}}.
 */
export const batchRequestSchema = z.discriminatedUnion(
  'sameForAll',
  [
    z
      .object({
        sameForAll: z.literal(true),
        message,
        terms: termsSchema,
        candidates: candidates(z.object({ devId })),
      })
      .transform(({ message, terms, ...batch }) => ({
        terms,
        payload: payload(batch.candidates.map((candidate) => ({ ...candidate, message }))),
      })),
    z
      .object({
        sameForAll: z.literal(false),
        terms: termsSchema,
        candidates: candidates(z.object({ devId, message })),
      })
      .transform(({ terms, ...batch }) => ({ terms, payload: payload(batch.candidates) })),
  ],
  'required',
);
export type BatchPayload = Record<string, { message: string }>;
export type BatchRequest = { terms: GivenTerms; payload: BatchPayload };

function payload(candidates: readonly { devId: string; message: string }[]): BatchPayload {
  return Object.fromEntries(candidates.map(({ devId, message }) => [devId, { message }]));
}
