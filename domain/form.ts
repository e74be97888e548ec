import type * as z from 'zod';

/** A value put right by a schema, or the first code of what is wrong at each dotted path ('experiences.3.end'). */
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

/** What a form sent, put right by a schema, or which field has what wrong with it. */
export function parseForm<T extends z.ZodType>(schema: T, form: FormData) {
  return parseValue(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
}

/** Where a schema has no code of its own, the library would answer with a sentence. */
function codeOf({ input }: { input?: unknown }): string {
  return input === undefined || input === null ? 'required' : 'unknown';
}

/** Codes whose sentence says the limit; a schema writes them without it. */
const limited = ['long', 'tooManyRows'];

/** The code of one issue: 'long' of a text of at most 160 characters is 'long:160'. */
function issueCode(issue: z.core.$ZodIssue): string {
  const { code, message } = issue;
  return code === 'too_big' && limited.includes(message) ? limitCode(message, Number(issue.maximum)) : message;
}

/** A code with the limits that its sentence says: 'tooManyRows:20', 'range:1:99'. For checks that the library does not know. */
export function limitCode(code: string, ...limits: number[]): string {
  return [code, ...limits].join(':');
}

/** The two parts of a code; most have no limits. */
export function splitCode(code: string): { name: string; limits: number[] } {
  const [name = '', ...limits] = code.split(':');
  return { name, limits: limits.map(Number) };
}
