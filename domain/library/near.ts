import type { LibrarySearch } from './search.ts';

/** Where fewer people meet a whole search, the list goes on with those who come near, up to as many in all. */
export const fewPeople = 10;

/**
 * Who comes near (docs/product/library.md, Near profiles), the nearest first: people with one of the technologies asked
 * for, people of the profession. Words, years, languages and remote work may be missing. None for a search that names
 * neither.
 */
export function nearSearches(search: LibrarySearch): LibrarySearch[] {
  const { words, technology, profession } = search;
  const rest: LibrarySearch = {
    ...search,
    words: words && words.not.length > 0 ? { ...words, words: [] } : undefined,
    technology: undefined,
    profession: undefined,
    years: undefined,
    language: undefined,
    remote: undefined,
  };
  return [
    ...(technology
      ? [{ ...rest, technology: { groups: [[...new Set(technology.groups.flat())]], widens: false } }]
      : []),
    ...(profession ? [{ ...rest, profession }] : []),
  ];
}
