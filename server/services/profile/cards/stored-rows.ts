import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { Invalid } from '../../../../domain/refusals.ts';

/** Rows of a form carry their ids; an id that does not belong to this profile is refused. */
export function checkIds(list: string, rows: { id?: string | undefined }[], own: readonly { id: string }[]): void {
  const known = new Set(own.map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const [index, { id }] of rows.entries()) {
    // Deleted once used: two rows cannot have the same id.
    if (id !== undefined && !known.delete(id)) errors[`${list}.${index}.id`] = 'unknown';
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
