import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { choicesOf, type Facet, facets, isVisible } from '../../../domain/catalogue/search.ts';
import type { Made } from './many-questions.ts';
import type { Search } from './searches.ts';

export type Rival = { name: string; ask: (search: Search) => Promise<number> | number; rounds: number };

/** Search libraries with the simplest filters and counts around them, as their users write them. */
export async function makeRivals(rows: readonly Made[]): Promise<Rival[]> {
  return [flexSearch(rows), miniSearch(rows), await orama(rows)];
}

function flexSearch(rows: readonly Made[]): Rival {
  const index = new FlexSearch.Index({ tokenize: 'forward', encoder: FlexSearch.Charset.LatinBalance });
  for (const [slot, { text }] of rows.entries()) index.add(slot, text);
  const found = (words: readonly string[]) => index.search(words.join(' '), { limit: rows.length }) as number[];
  return { name: 'FlexSearch', rounds: 12, ask: (search) => byHand(rows, search, found) };
}

function miniSearch(rows: readonly Made[]): Rival {
  const index = new MiniSearch({ fields: ['text'], idField: 'slot' });
  index.addAll(rows.map(({ text }, slot) => ({ slot, text })));
  const found = (words: readonly string[]) =>
    index.search(words.join(' '), { prefix: true, combineWith: 'AND' }).map(({ id }) => id as number);
  return { name: 'MiniSearch', rounds: 12, ask: (search) => byHand(rows, search, found) };
}

/** Filters and disjunctive counts in one loop over the found rows. */
function byHand(
  rows: readonly Made[],
  { search, page }: Search,
  find: (words: readonly string[]) => readonly number[],
): number {
  const slots = search.words.length > 0 ? find(search.words) : rows.keys();
  const choices = (Object.entries(choicesOf(search)) as [Facet, readonly string[]][]).map(
    ([facet, values]) => [facet, new Set(values)] as const,
  );
  const counts = new Map<string, number>();
  const hits: number[] = [];
  for (const slot of slots) {
    const row = rows[slot] as Made;
    if (!isVisible(row, search.rights)) continue;
    let missed: Facet | undefined;
    let several = false;
    for (const [facet, chosen] of choices) {
      if (row.values[facet].some((value) => chosen.has(value))) continue;
      several = missed !== undefined;
      missed = facet;
      if (several) break;
    }
    if (several) continue;
    for (const facet of facets) {
      if (missed !== undefined && missed !== facet) continue;
      for (const value of row.values[facet]) {
        const key = `${facet} ${value}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    if (missed === undefined) hits.push(slot);
  }
  return hits.slice(page.offset, page.offset + page.size).length + counts.size;
}

/** Its own filters and counts; the counts of a facet with a choice are narrowed by it, which is less work than ours. */
async function orama(rows: readonly Made[]): Promise<Rival> {
  const schema = {
    text: 'string',
    status: 'enum',
    difficulty: 'enum',
    technoName: 'enum',
    professionId: 'enum[]',
    testId: 'enum',
    testStatus: 'enum',
  } as const;
  const db = create({ schema });
  const documents = rows.map(({ id, text, values }) => ({
    id,
    text,
    status: values.status[0] ?? '',
    difficulty: values.difficulty[0] ?? '',
    technoName: values.technoName[0] ?? '',
    professionId: [...values.professionId],
    testId: values.testId[0] ?? '',
    testStatus: values.testStatus[0] ?? '',
  }));
  await insertMultiple(db, documents, 5000);
  const everyFacet = Object.fromEntries(facets.map((facet) => [facet, { limit: 1000 }]));
  return {
    name: 'Orama',
    rounds: 4,
    ask: async ({ search, page }) => {
      const where = Object.fromEntries(
        (Object.entries(choicesOf(search)) as [Facet, readonly string[]][]).map(([facet, values]) => [
          facet,
          facet === 'professionId' ? { containsAny: [...values] } : { in: [...values] },
        ]),
      );
      const found = await searchOrama(db, {
        term: search.words.join(' '),
        properties: ['text'],
        where: { testStatus: { eq: 'PUBLISHED' }, ...where },
        facets: everyFacet,
        offset: page.offset,
        limit: page.size,
      } as Parameters<typeof searchOrama<typeof db>>[1]);
      return found.count;
    },
  };
}
