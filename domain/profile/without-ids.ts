/**
 * A form's value as if all of its rows were new: the ids of rows say where they came from, not what they hold. Needed
 * to compare two forms, and to write one over a state in which those rows may not exist any more.
 */
export function withoutIds<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutIds) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutIds(one)])) as T;
}
