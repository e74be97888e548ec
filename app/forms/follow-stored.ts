/**
 * What a field shows once the page knows what is stored: that, as long as it still holds what it was last filled with;
 * otherwise what was typed since.
 */
export function followStored(field: { shown: string; filledWith: string | undefined; stored: string }): string {
  return field.shown === field.filledWith ? field.stored : field.shown;
}
