import type { FieldErrors } from '../../../domain/error-codes.ts';

/** The errors of the terms among those of a whole form; `prefixes`: where the terms are in what was sent. */
export function termsErrors(errors: FieldErrors | undefined, ...prefixes: string[]): FieldErrors | undefined {
  if (!errors) return undefined;
  const found = Object.entries(errors).flatMap(([field, code]) => {
    const prefix = prefixes.find((one) => field.startsWith(one));
    return prefix === undefined ? [] : [[field.slice(prefix.length), code] as const];
  });
  return Object.fromEntries(found);
}
