import * as z from 'zod';
import { introductionRequestSchema } from './introductions/introduction-request.ts';

/** The commands that the contact dialogs send to the server. */
export const contactCommandSchema = z.discriminatedUnion('mode', [
  /** The message step of the start dialog records a profile visit. */
  z.object({ mode: z.literal('visit') }),
  /** `sentKey` makes the request idempotent: the same message sent twice is one request. */
  z.object({ mode: z.literal('request'), request: introductionRequestSchema, sentKey: z.uuid('unknown') }),
  /** The recruiter closes the error view. */
  z.object({ mode: z.literal('clear') }),
]);
export type ContactCommand = z.input<typeof contactCommandSchema>;
