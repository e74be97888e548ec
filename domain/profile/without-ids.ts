/**
 * A form's value as if all of its rows were new: an id is about the origin of a row, not its content. Used to compare
 * two forms, and to save a form over a state in which those rows may no longer exist.
 */
export function withoutIds<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutIds) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutIds(one)])) as T;
}
