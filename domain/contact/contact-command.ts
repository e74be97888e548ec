import * as z from 'zod';
import { introductionRequestSchema } from './introductions/introduction-request.ts';

/** What the dialogs of contact ask of the server. */
export const contactCommandSchema = z.discriminatedUnion('mode', [
  /** 'start (records a profile visit)' */
  z.object({ mode: z.literal('visit') }),
  /** `sentKey`: of the message, so that a request that is sent twice is one. */
  z.object({ mode: z.literal('request'), request: introductionRequestSchema, sentKey: z.uuid('unknown') }),
  /** Closing the error view. */
  z.object({ mode: z.literal('clear') }),
]);
export type ContactCommand = z.input<typeof contactCommandSchema>;
