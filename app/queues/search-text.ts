/** What is looked for in a queue, as its address says it. */
export function searchText({ searchParams }: URL): string {
  return searchParams.get('text')?.trim().slice(0, 120) ?? '';
}
