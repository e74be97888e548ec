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
export type Way = {
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
 * The whole way of every judged need: its text is typed into the CV library, cut off where the field ends, understood
 * and searched, and the first page is read. `now` is the moment for which the world of the demo was made.
 */
export async function takeWholeWay(runtime: Runtime, viewer: Viewer, now: Date): Promise<Way[]> {
  const ports = { ...runtime.ports, clock: fixedClock(now) };
  const ways: Way[] = [];
  for (const need of readNeeds()) {
    const query = readLibraryQuery(new URLSearchParams({ query: need.text }));
    const library = await readLibrary(contextOf({ ...runtime, ports }, viewer, need.locale), query, undefined);
    if (library.access !== 'open') throw new Error(`the library is ${library.access}`);
    const [entries, near] = [library.entries, library.near].map((list) => list.map(({ alias }) => alias));
    const all = [...(entries ?? []), ...(near ?? [])];
    const grades = gradesOf(need);
    ways.push({
      id: need.id,
      quality: ndcg(all, grades),
      strictly: ndcg(entries ?? [], grades),
      found: library.total,
      shown: all.length,
      words: library.typed.filter(({ parameter }) => parameter === 'query').map(({ value }) => value),
    });
  }
  return ways;
}

/** All orders on the judged needs: those that start from the fields of a need, and the whole way from its text. */
export function compareWithWay(
  ways: readonly Way[],
  now: Date,
): Compared & Record<'the whole way' | 'without near profiles', number[]> {
  return {
    ...compareRankings(now),
    'the whole way': ways.map(({ quality }) => quality),
    'without near profiles': ways.map(({ strictly }) => strictly),
  };
}

/** How many needs were understood to the last word, have no one who meets them whole, and show no one at all. */
export function countWays(ways: readonly Way[]): Record<'understood' | 'unmet' | 'empty', number> {
  return {
    understood: ways.filter(({ words }) => words.length === 0).length,
    unmet: ways.filter(({ found }) => found === 0).length,
    empty: ways.filter(({ shown }) => shown === 0).length,
  };
}
