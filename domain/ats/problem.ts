import * as z from 'zod';
import { type ProblemCode, problems } from './problem-codes.ts';

/** The body of an error answer, 'application/problem+json'. */
export const problemAnswer = z.object({
  status: z.int(),
  code: z.enum(Object.keys(problems) as ProblemCode[]),
  title: z.string(),
  /** The missing scope, or the reason of the refusal. */
  reason: z.string().optional(),
  /** Field → error code. */
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type Problem = z.output<typeof problemAnswer>;
