/**
 * The value of a field after the stored value was loaded: the stored one while the field still holds what it was last
 * filled with; otherwise the typed one.
 */
export function followStored(field: { shown: string; filledWith: string | undefined; stored: string }): string {
  return field.shown === field.filledWith ? field.stored : field.shown;
}
