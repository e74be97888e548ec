import type * as z from 'zod';
import { parseValue } from '../domain/form.ts';
import { Invalid } from './errors.ts';

/** What was sent, put right by its schema; refused with a code for each field that is wrong. */
export function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = parseValue(schema, value);
  if ('errors' in parsed) throw new Invalid(parsed.errors);
  return parsed.value;
}
