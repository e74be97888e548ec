import type * as z from 'zod';
import { parseValue } from '../form.ts';

/** What is wrong with the state of a form: the first code at each dotted path, nothing when it is valid. */
export function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const parsed = parseValue(schema, value);
  return 'errors' in parsed ? parsed.errors : {};
}
