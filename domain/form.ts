import type * as z from 'zod';

/** The value as the schema transforms it, or the first error code at each dotted path ('experiences.3.end'). */
export function parseValue<T extends z.ZodType>(
  schema: T,
  given: unknown,
): { value: z.output<T> } | { errors: Record<string, string> } {
  const parsed = schema.safeParse(given, { error: codeOf });
  if (parsed.success) return { value: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issueCode(issue);
  return { errors };
}

/** The fields of a form as the schema transforms them, or the error code of each field. */
export function parseForm<T extends z.ZodType>(schema: T, form: FormData) {
  return parseValue(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
}

/** Where a schema has no code of its own, the library would give an English sentence. */
function codeOf({ input }: { input?: unknown }): string {
  return input === undefined || input === null ? 'required' : 'unknown';
}

/** Codes whose sentence contains the limit; a schema writes them without it. */
const limited = ['long', 'tooManyRows'];

/** The code of one issue: 'long' of a text of at most 160 characters becomes 'long:160'. */
function issueCode(issue: z.core.$ZodIssue): string {
  const { code, message } = issue;
  return code === 'too_big' && limited.includes(message) ? limitCode(message, Number(issue.maximum)) : message;
}

/**
 * A code with the limits for its sentence: 'tooManyRows:20', 'range:1:99'. For checks that the library does not have.
 */
export function limitCode(code: string, ...limits: number[]): string {
  return [code, ...limits].join(':');
}

/** The name and the limits of a code; most codes have no limits. */
export function splitCode(code: string): { name: string; limits: number[] } {
  const [name = '', ...limits] = code.split(':');
  return { name, limits: limits.map(Number) };
}
