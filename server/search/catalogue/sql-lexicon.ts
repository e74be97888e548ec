import { sql } from 'kysely';
import {
  type Alternatives,
  allowedDistance,
  alternativesOf,
  mistakesBetween,
} from '../../../domain/catalogue/alternatives.ts';
import type { CatalogueSearch } from '../../../domain/catalogue/search.ts';
import { wholeForms } from '../../../domain/catalogue/words.ts';
import type { Writer } from '../../data/database.ts';

/** A typed word, as the words of the catalogue that match it. */
export type WordChoice = { exact: string[]; any: string[] };

/**
 * Looks up the typed words in the database: exactly, as a beginning, and with typing mistakes when nothing else
 * matches.
 */
export async function lookUpWords(
  db: Writer,
  { words, otherNames }: Pick<CatalogueSearch, 'words' | 'otherNames'>,
): Promise<WordChoice[]> {
  if (words.length === 0) return [];
  const last = words.at(-1) ?? '';
  const whole = words.flatMap((word) => wholeForms(word, otherNames));
  const known = await live(
    db,
    sql`w.word = any(${whole}::text[]) or (w.word >= ${last} and starts_with(w.word, ${last}))`,
  );
  const sure = alternativesOf(words, lexiconOf(known, []), otherNames);
  const lost = words.filter((_, index) => isLost(sure[index]));
  const similar = await liveLike(db, lost);
  return alternativesOf(words, lexiconOf(known, similar), otherNames).map(({ exact, beginning, near }) => ({
    exact: [...exact],
    any: [...exact, ...near, ...(beginning === undefined ? [] : known.filter((word) => word.startsWith(beginning)))],
  }));
}

const isLost = (found: Alternatives | undefined) => found?.exact.length === 0 && found.beginning === undefined;

function lexiconOf(known: readonly string[], similar: readonly string[]) {
  const words = new Set(known);
  return {
    has: (word: string) => words.has(word),
    begins: (beginning: string) => known.some((word) => word.startsWith(beginning)),
    like: () => similar,
  };
}

/**
 * Words that questions still have, with one or two mistakes. Counting mistakes is cheaper than searching a word in the
 * questions, so only the few near ones are searched.
 */
async function liveLike(db: Writer, lost: readonly string[]): Promise<string[]> {
  const meant = lost.map((word) => ({ word, distance: allowedDistance(word) })).filter(({ distance }) => distance > 0);
  if (meant.length === 0) return [];
  const bands = meant.map(
    ({ word, distance }) => sql`length(w.word) between ${word.length - distance} and ${word.length + distance}`,
  );
  const { rows } = await sql<{ word: string }>`select w.word from catalogue_words w
    where ${sql.join(bands, sql` or `)}`.execute(db);
  const near = rows
    .map(({ word }) => word)
    .filter((other) => meant.some(({ word, distance }) => mistakesBetween(word, other, distance) <= distance));
  return near.length > 0 ? live(db, sql`w.word = any(${near}::text[])`) : [];
}

/** Those that a question still has. */
async function live(db: Writer, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select w.word from catalogue_words w where (${condition})
    and exists (select from catalogue_questions c where c.words @> array[w.word])`.execute(db);
  return rows.map(({ word }) => word);
}
