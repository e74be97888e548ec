import * as z from 'zod';
import { longestComment } from './comment-length.ts';

/** The feedback of a user about a question: one vote per user, which can be changed or removed, and comments. */
export const questionFeedbackSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('vote'), value: z.union([z.literal(-1), z.literal(0), z.literal(1)]) }),
  z.strictObject({
    mode: z.literal('comment'),
    body: z.string().trim().min(1, 'required').max(longestComment, 'long'),
  }),
  z.strictObject({ mode: z.literal('deleteComment'), commentId: z.uuid('unknown') }),
]);
export type QuestionFeedback = z.output<typeof questionFeedbackSchema>;
export type Vote = -1 | 0 | 1;
