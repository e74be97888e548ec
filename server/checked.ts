import type * as z from 'zod';
import { parseValue } from '../domain/form.ts';
import { Invalid } from '../domain/refusals.ts';

/** The value as its schema returns it; throws Invalid with a code for each wrong field. */
export function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = parseValue(schema, value);
  if ('errors' in parsed) throw new Invalid(parsed.errors);
  return parsed.value;
}
