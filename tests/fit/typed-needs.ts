import { readLibraryQuery } from '../../domain/library/query.ts';
import type { Viewer } from '../../domain/viewer.ts';
import { fixedClock } from '../../server/ports/clock/fixed.ts';
import type { Runtime } from '../../server/runtime.ts';
import { readLibrary } from '../../server/services/library/read-library.ts';
import { contextOf } from '../harness/context.ts';
import { type Compared, compareRankings } from './compared.ts';
import { ndcg } from './ndcg.ts';
import { gradesOf, readNeeds } from './read-needs.ts';

/** What a recruiter gets who types a need as it is written. */
export type TypedNeed = {
  id: string;
  /** nDCG@10 of the people who are shown. */
  quality: number;
  /** The same with near profiles left out. */
  strictly: number;
  /** How many meet the whole search, and how many are shown. */
  found: number;
  shown: number;
  /** Words without a meaning, which a profile must have as they are. */
  words: string[];
};

/**
 * Every judged need: its text is typed into the CV library, cut off where the field ends, understood and searched, and
 * the first page is read. `now` is the moment for which the world of the demo was made.
 */
export async function searchTypedNeeds(runtime: Runtime, viewer: Viewer, now: Date): Promise<TypedNeed[]> {
  const ports = { ...runtime.ports, clock: fixedClock(now) };
  const typed: TypedNeed[] = [];
  for (const need of readNeeds()) {
    const query = readLibraryQuery(new URLSearchParams({ query: need.text }));
    const library = await readLibrary(contextOf({ ...runtime, ports }, viewer, need.locale), query, undefined);
    if (library.access !== 'open') throw new Error(`the library is ${library.access}`);
    const [entries, near] = [library.entries, library.near].map((list) => list.map(({ alias }) => alias));
    const all = [...(entries ?? []), ...(near ?? [])];
    const grades = gradesOf(need);
    typed.push({
      id: need.id,
      quality: ndcg(all, grades),
      strictly: ndcg(entries ?? [], grades),
      found: library.total,
      shown: all.length,
      words: library.typed.filter(({ parameter }) => parameter === 'query').map(({ value }) => value),
    });
  }
  return typed;
}

/** All orders on the judged needs: those that start from the fields of a need, and those of its typed text. */
export function compareWithTyped(
  typed: readonly TypedNeed[],
  now: Date,
): Compared & Record<'the text typed into the CV library' | 'the typed text, without near profiles', number[]> {
  return {
    ...compareRankings(now),
    'the text typed into the CV library': typed.map(({ quality }) => quality),
    'the typed text, without near profiles': typed.map(({ strictly }) => strictly),
  };
}

/** How many needs were understood to the last word, have no one who meets them whole, and show no one at all. */
export function countTypedNeeds(typed: readonly TypedNeed[]): Record<'understood' | 'unmet' | 'empty', number> {
  return {
    understood: typed.filter(({ words }) => words.length === 0).length,
    unmet: typed.filter(({ found }) => found === 0).length,
    empty: typed.filter(({ shown }) => shown === 0).length,
  };
}
