import { type Facet, facets, isDisjunctive, type LibraryQuestion } from '../../../domain/library/question.ts';
import { type Bits, bitsFor, count, drop, has, intersect, listBits, put } from './bits.ts';
import { type Column, countColumn, fillColumn, growColumn, makeColumn, uncount } from './column.ts';
import type { FoundCounts, FoundPage, PageWanted } from './found.ts';
import { growPostings, post, type Terms, uniteAll } from './postings.ts';
import { firstOf, growRanking, makeRanking, positionOf, rank } from './ranking.ts';
import { addWord, beginningWith, makeVocabulary, settle } from './vocabulary.ts';

/** A row of library_profiles. */
export type IndexedProfile = {
  number: number;
  id: string;
  boost: number;
  microseconds: number;
  salary: number | null;
  years: number;
  words: readonly string[];
  places: readonly string[];
  hiddenFrom: readonly string[];
  values: Record<Facet, readonly string[]>;
};

/** What is asked of the index; who is blocked is known to the database alone. */
export type IndexQuestion = { question: LibraryQuestion; blocked: number[]; page: PageWanted; withCounts: boolean };
export type IndexAnswer = FoundPage & { found: FoundCounts | undefined };

export type LibraryIndex = {
  add: (profile: IndexedProfile) => void;
  remove: (number: number) => void;
  knows: (number: number) => boolean;
  answer: (asked: IndexQuestion) => IndexAnswer;
  /** After the first rows: words are put in order. */
  settle: () => void;
  size: () => { live: number; used: number };
};

/**
 * The CV library in memory. Everybody has a slot; a value knows its slots (terms), and a slot its values (columns). A
 * question is worked out on sets of bits, and its answer counted by walking the columns. A profile that changes gets a
 * new slot and loses its old one: nothing else is ever taken out, until the index is made anew.
 */
export function makeLibraryIndex(expected = 1024): LibraryIndex {
  let capacity = Math.max(1024, Math.ceil(expected * 1.1));
  let used = 0;
  let live = 0;
  let present = bitsFor(capacity);
  let salaries = new Uint8Array(capacity);
  let years = new Uint8Array(capacity);
  let scratch = new Uint32Array(capacity);
  const slotOf = new Map<number, number>();
  const terms: Terms = new Map();
  const words: Terms = new Map();
  const vocabulary = makeVocabulary();
  const ranking = makeRanking(capacity);
  const columns = Object.fromEntries(facets.map((facet) => [facet, makeColumn(capacity)])) as Record<Facet, Column>;

  const grow = (): void => {
    capacity = Math.ceil(capacity * 1.5);
    const larger = { present: bitsFor(capacity), salaries: new Uint8Array(capacity), years: new Uint8Array(capacity) };
    larger.present.set(present);
    larger.salaries.set(salaries);
    larger.years.set(years);
    ({ present, salaries, years } = larger);
    scratch = new Uint32Array(capacity);
    for (const column of Object.values(columns)) growColumn(column, capacity);
    growPostings(terms, capacity);
    growPostings(words, capacity);
    growRanking(ranking, capacity);
  };

  const add = (profile: IndexedProfile): void => {
    if (used === capacity) grow();
    const slot = used++;
    live++;
    slotOf.set(profile.number, slot);
    put(present, slot);
    salaries[slot] = profile.salary ?? 0;
    years[slot] = profile.years;
    rank(ranking, slot, profile.id, profile.boost, profile.microseconds);
    for (const facet of facets) {
      fillColumn(columns[facet], slot, profile.values[facet]);
      for (const value of profile.values[facet]) post(terms, `${facet} ${value}`, slot, capacity);
    }
    for (const place of profile.places) post(terms, `place ${place}`, slot, capacity);
    for (const name of profile.hiddenFrom) post(terms, `hidden ${name}`, slot, capacity);
    for (const word of profile.words) if (post(words, word, slot, capacity)) addWord(vocabulary, word);
  };

  const remove = (number: number): void => {
    const slot = slotOf.get(number);
    if (slot === undefined) return;
    slotOf.delete(number);
    live--;
    drop(present, slot);
    for (const column of Object.values(columns)) uncount(column, column.totals, slot);
  };

  const union = (names: readonly string[]): Bits => {
    const bits = bitsFor(capacity);
    uniteAll(
      bits,
      names.map((name) => terms.get(name)),
    );
    return bits;
  };

  /** Those who have one of the values of each kind that was asked for. */
  const chosen = (question: LibraryQuestion): Partial<Record<Facet, Bits>> => {
    const sets: Partial<Record<Facet, Bits>> = {};
    const choose = (facet: Facet, values: readonly string[]) => {
      if (values.length > 0) sets[facet] = union(values.map((value) => `${facet} ${value}`));
    };
    const { technologies, everyTechnology, places, regions } = question;
    choose('technology', technologies);
    if (everyTechnology && sets.technology) {
      for (const id of technologies) intersect(sets.technology, union([`technology ${id}`]));
    }
    choose('profession', question.professions);
    if (regions.length > 0 || places) {
      const wanted = [...regions.map((id) => `region ${id}`), ...(places ?? []).map((id) => `place ${id}`)];
      sets.region = union(wanted);
    }
    choose('remote', question.remote);
    choose('contract', question.contracts);
    choose('language', question.languages);
    if (question.recommended) choose('recommended', ['1']);
    return sets;
  };

  /** Those who must not be seen by the one who asks. */
  const unseen = (question: LibraryQuestion, blocked: readonly number[]): Bits => {
    const bits = union((question.company?.names ?? []).map((name) => `hidden ${name}`));
    for (const number of blocked) {
      const slot = slotOf.get(number);
      if (slot !== undefined) put(bits, slot);
    }
    return bits;
  };

  const narrow = (bits: Bits, question: LibraryQuestion): boolean => {
    const [last, ...whole] = question.words.toReversed();
    const { yearsFrom = 0, yearsTo = 255, salary = 255 } = question;
    for (const word of whole) {
      const having = bitsFor(capacity);
      uniteAll(having, [words.get(word)]);
      intersect(bits, having);
    }
    if (last !== undefined) {
      const having = bitsFor(capacity);
      uniteAll(
        having,
        beginningWith(vocabulary, last).map((word) => words.get(word)),
      );
      intersect(bits, having);
    }
    if (yearsFrom > 0 || yearsTo < 255 || salary < 255) {
      const length = listBits(bits, scratch);
      for (let i = 0; i < length; i++) {
        const slot = scratch[i] as number;
        const own = years[slot] as number;
        if (own < yearsFrom || own > yearsTo || (salaries[slot] as number) > salary) drop(bits, slot);
      }
      return true;
    }
    return last !== undefined;
  };

  const answer = ({ question, blocked, page, withCounts }: IndexQuestion): IndexAnswer => {
    const hidden = unseen(question, blocked);
    const base = present.slice();
    for (let i = 0; i < base.length; i++) base[i] = (base[i] as number) & ~(hidden[i] as number);
    const narrowed = narrow(base, question);
    const sets = chosen(question);
    const among = (kinds: readonly Facet[]): Bits => {
      const bits = base.slice();
      for (const kind of kinds) intersect(bits, sets[kind] as Bits);
      return bits;
    };
    const active = facets.filter((facet) => sets[facet]);
    const hits = among(active);
    const length = listBits(hits, scratch);
    const first = firstOf(ranking, scratch, length, page.size + 1, page.after);
    const found = withCounts ? { total: length, counts: counted() } : undefined;
    return {
      positions: first.slice(0, page.size).map((slot) => positionOf(ranking, slot)),
      more: first.length > page.size,
      found,
    };

    function counted(): FoundCounts['counts'] {
      const counts = {} as FoundCounts['counts'];
      const aside = active.filter((facet) => isDisjunctive(facet, question));
      // Those counted over the hits come first, while they are still listed.
      for (const facet of facets.filter((one) => !aside.includes(one))) {
        counts[facet] =
          active.length === 0 && !narrowed
            ? named(columns[facet], withoutHidden(columns[facet]))
            : named(columns[facet], countColumn(columns[facet], scratch, length));
      }
      for (const facet of aside) {
        const others = active.filter((one) => one !== facet);
        if (others.length === 0 && !narrowed) {
          counts[facet] = named(columns[facet], withoutHidden(columns[facet]));
          continue;
        }
        const wider = listBits(among(others), scratch);
        counts[facet] = named(columns[facet], countColumn(columns[facet], scratch, wider));
      }
      return counts;
    }

    /** Of everybody: known beforehand, but for the few who are hidden from the one who asks. */
    function withoutHidden(column: Column): number[] {
      const totals = column.totals.slice();
      const list = new Uint32Array(count(hidden));
      const many = listBits(hidden, list);
      for (let i = 0; i < many; i++) if (has(present, list[i] as number)) uncount(column, totals, list[i] as number);
      return totals;
    }
  };

  return {
    add,
    remove,
    knows: (number) => slotOf.has(number),
    answer,
    settle: () => settle(vocabulary),
    size: () => ({ live, used }),
  };
}

function named({ names }: Column, counts: ArrayLike<number>): Record<string, number> {
  const record: Record<string, number> = {};
  for (const [number, name] of names.entries()) if (counts[number]) record[name] = counts[number] as number;
  return record;
}
