import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import { sql } from 'kysely';
import MiniSearch from 'minisearch';
import { type LibraryProfile, type LibrarySearch, matches } from '../../../domain/library/search.ts';
import type { Runtime } from '../../../server/runtime.ts';
import { isFound } from '../../../server/search/library/conditions.ts';

const size = 20;

/** A need as our index gets it, and as the words that a person would type elsewhere. */
export type BenchNeed = { search: LibrarySearch; words: string };
export type Rival = { name: string; ask: (need: BenchNeed) => Promise<number> | number };

/** Filters that people write around a search library: one loop over what it found, best first. */
const firstMatching = (rows: readonly Row[], slots: Iterable<number>, search: LibrarySearch): number => {
  let found = 0;
  for (const slot of slots) {
    if (matches((rows[slot] as Row).profile, search) && ++found === size) break;
  }
  return found;
};

type Row = { profile: LibraryProfile; text: string };

/** PostgreSQL with a full-text index and the same filters, ordered by its own relevance. */
export async function fullText({ db }: Pick<Runtime, 'db'>): Promise<Rival> {
  await sql`create table bench_texts as select developer_id, to_tsvector('simple', words) as text from library_profiles`.execute(
    db,
  );
  await sql`create index on bench_texts using gin (text)`.execute(db);
  await sql`create unique index on bench_texts (developer_id)`.execute(db);
  await sql`vacuum analyze bench_texts`.execute(db);
  return {
    name: 'PostgreSQL full text, same filters',
    ask: async ({ search, words }) => {
      const any = words.split(' ').join(' or ');
      const { rows } = await sql`select l.developer_id from library_profiles l join bench_texts b using (developer_id)
        where ${isFound(search)} and b.text @@ websearch_to_tsquery('simple', ${any})
        order by ts_rank(b.text, websearch_to_tsquery('simple', ${any})) desc limit ${size}`.execute(db);
      return rows.length;
    },
  };
}

export async function makeRivals({ db }: Pick<Runtime, 'db'>): Promise<Rival[]> {
  const rows = await readRows(db);
  return [flexSearch(rows), miniSearch(rows), await orama(rows)];
}

async function readRows(db: Runtime['db']): Promise<Row[]> {
  const stored = await db.selectFrom('libraryProfiles').selectAll().where('listed', '=', true).execute();
  return stored.map((row) => ({
    text: row.words,
    profile: { ...row, seenBy: [], blocked: [], words: new Set(row.words.trim().split(' ')) },
  }));
}

function flexSearch(rows: readonly Row[]): Rival {
  const index = new FlexSearch.Index({ tokenize: 'strict', encoder: FlexSearch.Charset.LatinBalance });
  for (const [slot, { text }] of rows.entries()) index.add(slot, text);
  const found = (words: string) => index.search(words, { limit: rows.length, suggest: true }) as number[];
  return { name: 'FlexSearch', ask: ({ search, words }) => firstMatching(rows, found(words), search) };
}

function miniSearch(rows: readonly Row[]): Rival {
  const index = new MiniSearch({ fields: ['text'], idField: 'slot' });
  index.addAll(rows.map(({ text }, slot) => ({ slot, text })));
  const found = (words: string) => index.search(words).map(({ id }) => id as number);
  return { name: 'MiniSearch', ask: ({ search, words }) => firstMatching(rows, found(words), search) };
}

async function orama(rows: readonly Row[]): Promise<Rival> {
  const db = create({ schema: { text: 'string', slot: 'number' } as const });
  await insertMultiple(
    db,
    rows.map(({ text }, slot) => ({ text, slot })),
    5000,
  );
  return {
    name: 'Orama',
    ask: async ({ search, words }) => {
      const found = await searchOrama(db, { term: words, properties: ['text'], limit: rows.length });
      return firstMatching(
        rows,
        found.hits.map(({ document }) => document.slot),
        search,
      );
    },
  };
}
