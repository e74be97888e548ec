import type * as z from 'zod';

/** A value put right by a schema, or the first code of what is wrong at each dotted path ('experiences.3.end'). */
export function parseValue<T extends z.ZodType>(
  schema: T,
  given: unknown,
): { value: z.output<T> } | { errors: Record<string, string> } {
  const parsed = schema.safeParse(given, { error: codeOf });
  if (parsed.success) return { value: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
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
