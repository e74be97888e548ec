import { Invalid } from '../../../errors.ts';

/** Rows that a form sends back carry the ids they had; an id that is not one of the profile's own is refused. */
export function checkIds(list: string, rows: { id?: string | undefined }[], own: readonly { id: string }[]): void {
  const known = new Set(own.map(({ id }) => id));
  const errors: Record<string, string> = {};
  for (const [index, { id }] of rows.entries()) {
    // Once each: two rows cannot be the same entry.
    if (id !== undefined && !known.delete(id)) errors[`${list}.${index}.id`] = 'unknown';
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
