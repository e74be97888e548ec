import { type Counted, countedFilters, isCounted, selectingFilters } from '../../../domain/library/filters.ts';
import type { LibraryPosition } from '../../../domain/library/library-position.ts';
import { isDisjunctive, type LibrarySearch } from '../../../domain/library/search.ts';
import { spellings } from '../../../domain/library/words.ts';
import { type Bits, bitsFor, drop, enlarged, has, intersect, listBits, put, subtract } from '../columnar/bits.ts';
import {
  addHaving,
  type Column,
  countColumn,
  fillColumn,
  growColumn,
  makeColumn,
  uncount,
} from '../columnar/column.ts';
import { addTo, growPostings, postTerm, type Terms } from '../columnar/postings.ts';
import {
  addHavingBeginning,
  addHavingWord,
  growVocabulary,
  makeVocabulary,
  postWords,
  sortVocabulary,
} from '../columnar/vocabulary.ts';
import { type FitValues, fillFit, growFitColumns, makeFitColumns, makeScorer } from './fit-columns.ts';
import type { FoundCounts, FoundPage, PageWanted } from './found.ts';
import { indexMatches, type Lookups, type TermKind, termKinds } from './index-filters.ts';
import { firstByFit, firstOf, growRanking, makeRanking, positionOf, rank } from './ranking.ts';

/** A row of library_profiles. */
export type IndexedProfile = {
  number: number;
  id: string;
  boost: number;
  microseconds: number;
  /** The day on which it came into the library or was changed last: whole days since 1970. */
  newsDay: number;
  words: readonly string[];
  values: Record<Counted, readonly string[]>;
  terms: Record<TermKind, readonly string[]>;
  fit: FitValues;
};

/** A search of the index; only the database knows who has blocked the company, and whom the recruiter has opened. */
export type IndexSearch = {
  search: LibrarySearch;
  blocked: number[];
  opened: number[];
  page: PageWanted;
  withCounts: boolean;
};
export type IndexAnswer = FoundPage & { total: number; found: FoundCounts | undefined };

export type LibraryIndex = {
  add: (profile: IndexedProfile) => void;
  remove: (number: number) => void;
  knows: (number: number) => boolean;
  answer: (asked: IndexSearch) => IndexAnswer;
  /** Called after the first rows: sorts the words. */
  settle: () => void;
  size: () => { live: number; used: number };
};

/**
 * The CV library in memory. Every profile has a slot; each value has a list of its slots, and each slot a list of its
 * values. A search is computed on bit sets, one bit per slot. A changed profile gets a new slot and its old one is
 * emptied; slots are only freed when the whole index is built again.
 */
export function makeLibraryIndex(expected = 0): LibraryIndex {
  let capacity = Math.max(1024, Math.ceil(expected * 1.1));
  let used = 0;
  let present = bitsFor(capacity);
  let newsDays = new Uint16Array(capacity);
  let scratch = new Uint32Array(capacity);
  let aside = new Uint32Array(0);
  // Bit sets are reused for the next search: as garbage, their size would cause a full collection every few searches.
  let lent = 0;
  let sets: Bits[] = [];
  const slotOf = new Map<number, number>();
  const terms = Object.fromEntries(termKinds.map((kind) => [kind, new Map()])) as unknown as Record<TermKind, Terms>;
  const vocabulary = makeVocabulary();
  const ranking = makeRanking(capacity);
  const columns = Object.fromEntries(countedFilters.map((name) => [name, makeColumn(capacity)])) as Record<
    Counted,
    Column
  >;
  const fit = makeFitColumns(capacity);

  const grow = (): void => {
    capacity = Math.ceil(capacity * 1.5);
    present = enlarged(present, capacity);
    const longer = new Uint16Array(capacity);
    longer.set(newsDays);
    newsDays = longer;
    scratch = new Uint32Array(capacity);
    aside = new Uint32Array(0);
    sets = [];
    for (const column of Object.values(columns)) growColumn(column, capacity);
    for (const kind of Object.values(terms)) growPostings(kind.values(), capacity);
    growVocabulary(vocabulary, capacity);
    growRanking(ranking, capacity);
    growFitColumns(fit, capacity);
  };

  const lend = (): Bits => {
    const bits = sets[lent] ?? bitsFor(capacity);
    sets[lent++] = bits;
    return bits;
  };
  const empty = (): Bits => lend().fill(0);
  const copyOf = (other: Bits): Bits => {
    const bits = lend();
    bits.set(other);
    return bits;
  };

  const add = (profile: IndexedProfile): void => {
    if (used === capacity) grow();
    const slot = used++;
    slotOf.set(profile.number, slot);
    put(present, slot);
    newsDays[slot] = profile.newsDay;
    rank(ranking, slot, profile.id, profile.boost, profile.microseconds);
    for (const name of countedFilters) fillColumn(columns[name], slot, profile.values[name], capacity);
    fillFit(fit, columns, slot, profile.fit);
    for (const kind of termKinds) for (const value of profile.terms[kind]) postTerm(terms[kind], value, slot, capacity);
    postWords(vocabulary, profile.words, slot, capacity);
  };

  const remove = (number: number): void => {
    const slot = slotOf.get(number);
    if (slot === undefined) return;
    slotOf.delete(number);
    drop(present, slot);
    for (const column of Object.values(columns)) uncount(column, column.totals, slot);
  };

  /** The profiles that are hidden from the searching company. */
  const unseen = ({ company }: LibrarySearch, blocked: readonly number[]): Bits => {
    const bits = empty();
    for (const name of company?.names ?? []) addTo(bits, terms.hiddenFrom.get(name));
    addNumbered(bits, blocked);
    return bits;
  };

  const addNumbered = (bits: Bits, numbers: readonly number[]): void => {
    for (const number of numbers) {
      const slot = slotOf.get(number);
      if (slot !== undefined) put(bits, slot);
    }
  };

  const dropOlder = (bits: Bits, since: number): void => {
    for (let slot = 0; slot < used; slot++) if ((newsDays[slot] as number) < since) drop(bits, slot);
  };

  const lookupsFor = (openedBefore: readonly number[]): Lookups => ({
    withAny: (filter, values) => {
      const bits = empty();
      addHaving(bits, columns[filter], values);
      return bits;
    },
    withTerms: (kind, values) => {
      const bits = empty();
      for (const value of values) addTo(bits, terms[kind].get(value));
      return bits;
    },
    between: (filter, least, most) => {
      const bits = empty();
      const { names, postings } = columns[filter];
      for (const [number, value] of names.entries())
        if (Number(value) >= least && Number(value) <= most) addTo(bits, postings[number]);
      return bits;
    },
    withWords: (asked) => {
      const having = (word: string): Bits => {
        const bits = empty();
        for (const one of spellings(word, asked)) addHavingWord(bits, vocabulary, one);
        return bits;
      };
      const last = asked.words.at(-1);
      const bits = last === undefined ? copyOf(present) : empty();
      if (last !== undefined) for (const one of spellings(last, asked)) addHavingBeginning(bits, vocabulary, one);
      for (const word of asked.words.slice(0, -1)) intersect(bits, having(word));
      for (const word of asked.not) subtract(bits, having(word));
      return bits;
    },
    except: (bits) => {
      const others = copyOf(present);
      subtract(others, bits);
      return others;
    },
    opened: () => {
      const bits = empty();
      addNumbered(bits, openedBefore);
      return bits;
    },
  });

  /** One position more than the page has; the hits are listed in `scratch`. */
  const firstPage = (lookups: Lookups, total: number, { after, size, fit: wanted }: PageWanted): LibraryPosition[] => {
    if (!wanted) return firstOf(ranking, scratch, total, size + 1, after).map((slot) => positionOf(ranking, slot));
    const { plan, day } = wanted;
    const { place } = plan.need;
    const bits = place && {
      city: lookups.withTerms('city', place.cityIds),
      near: lookups.withTerms('city', [...place.nearIds]),
    };
    const scorer = makeScorer(plan, day, columns, fit, bits);
    return firstByFit(ranking, scratch, total, size + 1, after, scorer).first.map((one) => ({
      ...positionOf(ranking, one.slot),
      fit: one.fit,
      day,
    }));
  };

  const answer = ({ search, blocked, opened, page, withCounts }: IndexSearch): IndexAnswer => {
    lent = 0;
    const lookups = lookupsFor(opened);
    const hidden = unseen(search, blocked);
    const base = copyOf(present);
    subtract(base, hidden);
    if (search.since !== undefined) dropOlder(base, search.since);
    /** For each counted filter with a choice: the profiles that match it. */
    const wanted: Partial<Record<Counted, Bits>> = {};
    let narrowed = search.since !== undefined;
    for (const name of selectingFilters) {
      const asked = search[name];
      if (asked === undefined) continue;
      const matching = indexMatches(name, lookups, asked);
      if (isCounted(name)) {
        wanted[name] = matching;
      } else {
        intersect(base, matching);
        narrowed = true;
      }
    }
    const active = countedFilters.filter((name) => wanted[name]);
    const among = (kinds: readonly Counted[]): Bits => {
      const bits = copyOf(base);
      for (const kind of kinds) intersect(bits, wanted[kind] as Bits);
      return bits;
    };
    const hits = among(active);
    const total = listBits(hits, scratch);
    const first = firstPage(lookups, total, page);
    return {
      positions: first.slice(0, page.size),
      more: first.length > page.size,
      total,
      found: withCounts ? { total, counts: counted() } : undefined,
    };

    function counted(): FoundCounts['counts'] {
      const disjunctive = active.filter((facet) => isDisjunctive(facet, search));
      // Filters counted over the hits come first, while the hits are still listed.
      const counts = countedFilters
        .toSorted((a, b) => Number(disjunctive.includes(a)) - Number(disjunctive.includes(b)))
        .map((facet) => {
          const column = columns[facet];
          const others = disjunctive.includes(facet) ? active.filter((one) => one !== facet) : active;
          if (others.length === 0 && !narrowed) return [facet, named(column, ofEverybody(column))];
          if (others === active)
            return [
              facet,
              named(
                column,
                countColumn(column, hits, total, () => scratch),
              ),
            ];
          const wider = among(others);
          const size = listBits(wider, scratch);
          return [
            facet,
            named(
              column,
              countColumn(column, wider, size, () => scratch),
            ),
          ];
        });
      return Object.fromEntries(counts);
    }

    /** The known totals; only the few profiles hidden from the company are subtracted. */
    function ofEverybody(column: Column): number[] {
      const totals = column.totals.slice();
      if (aside.length === 0) aside = new Uint32Array(capacity);
      const many = listBits(hidden, aside);
      for (let i = 0; i < many; i++) if (has(present, aside[i] as number)) uncount(column, totals, aside[i] as number);
      return totals;
    }
  };

  return {
    add,
    remove,
    knows: (number) => slotOf.has(number),
    answer,
    settle: () => sortVocabulary(vocabulary),
    size: () => ({ live: slotOf.size, used }),
  };
}

function named({ names }: Column, counts: ArrayLike<number>): Record<string, number> {
  const record: Record<string, number> = {};
  for (const [number, name] of names.entries()) if (counts[number]) record[name] = counts[number] as number;
  return record;
}
