import type * as z from 'zod';
import { type ErrorCode, type FieldErrors, isErrorCode, limitCode } from './error-codes.ts';

/** The value as the schema transforms it, or the first error code at each dotted path ('experiences.3.end'). */
export function parseValue<T extends z.ZodType>(
  schema: T,
  given: unknown,
): { value: z.output<T> } | { errors: FieldErrors } {
  const parsed = schema.safeParse(given, { error: libraryCode });
  if (parsed.success) return { value: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issueCode(issue, given);
  return { errors };
}

/** The fields of a form as the schema transforms them, or the error code of each field. */
export function parseForm<T extends z.ZodType>(schema: T, form: FormData) {
  return parseValue(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
}

/** The code for a check of a schema that has none of its own, where the library would give an English sentence. */
function libraryCode(issue: z.core.$ZodRawIssue): ErrorCode {
  if (issue.input === undefined || issue.input === null) return 'required';
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return tooLong(issue.input, Number(issue.maximum));
      return issue.origin === 'array' ? limitCode('tooManyRows', Number(issue.maximum)) : 'unknown';
    case 'too_small':
      return issue.input === '' || (Array.isArray(issue.input) && issue.input.length === 0) ? 'required' : 'unknown';
    case 'invalid_type':
    case 'invalid_format':
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'custom':
      return 'unknown';
  }
}

/**
 * The code of one issue. A schema writes 'long' without its limit: for 172 characters where at most 160 are allowed it
 * becomes 'long:160:12'.
 */
function issueCode(issue: z.core.$ZodIssue, given: unknown): ErrorCode {
  const { code, message, path } = issue;
  if (code === 'too_big' && message === 'long') return tooLong(valueAt(given, path), Number(issue.maximum));
  if (code === 'too_big' && message === 'tooManyRows') return limitCode(message, Number(issue.maximum));
  // error-codes.test.ts refuses a schema with any other code.
  return isErrorCode(message) ? message : 'unknown';
}

/** Schemas count the characters without spaces at both ends. */
export function tooLong(given: unknown, most: number): ErrorCode {
  return limitCode('long', most, Math.max(1, String(given).trim().length - most));
}

function valueAt(given: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], given);
}
