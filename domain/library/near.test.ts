import { describe, expect, it } from 'vitest';
import { nearSearches } from './near.ts';
import { asGiven, readLibraryQuery } from './query.ts';
import { askedOfFilters } from './search.ts';

const searchOf = (text: string) => ({
  ...askedOfFilters(asGiven(readLibraryQuery(new URLSearchParams(text))), ['near'], {
    employers: false,
    recruiterId: undefined,
  }),
  company: { id: 'company', names: ['acme'] },
});
const kept = (text: string) =>
  nearSearches(searchOf(text)).map((search) => Object.keys(search).filter((name) => search[name as 'words']));

describe('who comes near a search (docs/product/library.md, Near profiles)', () => {
  it.each<[string, string[][]]>([
    // « Le lieu, le contrat, le salaire … must still be met »
    [
      'query=alix&technology=react&yearsFrom=5&remote=no&language=en&city=nantes&contract=permanent&salary=50&without=php',
      [['technology', 'without', 'place', 'contract', 'salary', 'company']],
    ],
    // « one of the technologies, else the profession »
    [
      'technology=react&profession=devops',
      [
        ['technology', 'company'],
        ['profession', 'company'],
      ],
    ],
    ['profession=devops', [['profession', 'company']]],
    // « A search that names neither has none »
    ['query=alix&city=nantes', []],
  ])('of %s', (text, expected) => {
    expect(kept(text).map((names) => names.toSorted())).toEqual(expected.map((names) => names.toSorted()));
  });

  it('one of the technologies is enough, and unwanted words stay unwanted', () => {
    const search = searchOf('technology=react&technology=vue&every=1');
    const words = { words: ['alix'], not: ['stage'], employers: false };
    expect(nearSearches({ ...search, words })).toMatchObject([
      { technology: { groups: [['react', 'vue']] }, words: { words: [], not: ['stage'] } },
    ]);
  });
});
