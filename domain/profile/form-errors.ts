import type * as z from 'zod';
import type { FieldErrors } from '../error-codes.ts';
import { parseValue } from '../form.ts';

/** The errors of a form value: the first code at each dotted path, empty when it is valid. */
export function errorsOf(schema: z.ZodType, value: unknown): FieldErrors {
  const parsed = parseValue(schema, value);
  return 'errors' in parsed ? parsed.errors : {};
}
