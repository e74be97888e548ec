import * as z from 'zod';
import { mostTyped } from './given-answer.ts';
import { type ExtraTime, extraTimes } from './timer.ts';

const questionId = z.uuid('unknown');
const extraTimeSchema = z.enum(Object.keys(extraTimes) as [ExtraTime, ...ExtraTime[]], 'unknown');

/** The longest code of a question has this many characters, so it cannot have more lines. */
const mostLines = 2400;

/**
 * The commands of a player in a session. Options and steps are named by their places on the screen from 0, lines by
 * their numbers from 1; the service refuses what does not fit the question (given-answer.ts).
 */
export const sessionCommandSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('go') }),
  z
    .strictObject({
      mode: z.literal('reply'),
      questionId,
      chosen: z.array(z.int().min(0).max(mostLines)).min(1).max(6).optional(),
      typed: z.string().max(mostTyped, 'long').regex(/\S/, 'required').optional(),
    })
    .refine(({ chosen, typed }) => (chosen === undefined) !== (typed === undefined), 'required'),
  z.strictObject({ mode: z.literal('skip'), questionId }),
  z.strictObject({ mode: z.literal('giveUp') }),
  z.strictObject({ mode: z.literal('extraTime'), extraTime: extraTimeSchema }),
]);
export type SessionCommand = z.output<typeof sessionCommandSchema>;
