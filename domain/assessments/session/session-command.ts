import * as z from 'zod';
import { type ExtraTime, extraTimes } from './timer.ts';

const questionId = z.uuid('unknown');
const extraTimeSchema = z.enum(Object.keys(extraTimes) as [ExtraTime, ...ExtraTime[]], 'unknown');

/** The commands of a player in a session; options are named by their positions on the screen. */
export const sessionCommandSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('go') }),
  z.strictObject({ mode: z.literal('reply'), questionId, chosen: z.array(z.int().min(0).max(5)).min(1).max(6) }),
  z.strictObject({ mode: z.literal('skip'), questionId }),
  z.strictObject({ mode: z.literal('giveUp') }),
  z.strictObject({ mode: z.literal('extraTime'), extraTime: extraTimeSchema }),
]);
export type SessionCommand = z.output<typeof sessionCommandSchema>;
