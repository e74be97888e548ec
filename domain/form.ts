import type * as z from 'zod';

/** What a form sent, put right by a schema, or which field has what wrong with it. */
export function parseForm<T extends z.ZodType>(
  schema: T,
  form: FormData,
): { value: z.output<T> } | { errors: Record<string, string> } {
  const given = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const parsed = schema.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return { errors };
}
