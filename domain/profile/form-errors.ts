import type * as z from 'zod';
import { parseValue } from '../form.ts';

/** The errors of a form value: the first code at each dotted path, empty when it is valid. */
export function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const parsed = parseValue(schema, value);
  return 'errors' in parsed ? parsed.errors : {};
}
