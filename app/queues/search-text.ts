/** The searched text of a queue, from its address. */
export function searchText({ searchParams }: URL): string {
  return searchParams.get('text')?.trim().slice(0, 120) ?? '';
}
