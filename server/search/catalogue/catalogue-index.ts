import { type Alternatives, alternativesOf, type Lexicon } from '../../../domain/catalogue/alternatives.ts';
import { visibleStatuses } from '../../../domain/catalogue/question-status.ts';
import { type CatalogueSearch, choicesOf, type Facet, facets, ranksByFit } from '../../../domain/catalogue/search.ts';
import {
  type Bits,
  bitsFor,
  countCommon,
  drop,
  enlarged,
  has,
  intersect,
  listBits,
  put,
  subtract,
  unite,
} from '../columnar/bits.ts';
import {
  addHaving,
  type Column,
  countColumn,
  fillColumn,
  growColumn,
  makeColumn,
  uncount,
} from '../columnar/column.ts';
import type { Postings } from '../columnar/postings.ts';
import {
  addHavingBeginning,
  addHavingWord,
  growVocabulary,
  makeVocabulary,
  postWords,
  sortVocabulary,
  type Vocabulary,
} from '../columnar/vocabulary.ts';
import type { Index } from '../thread/maintain-index.ts';
import type { Asked, Found } from './found.ts';
import { makeOrders } from './orders.ts';
import { learn, makeSpelling, wordsLike } from './spelling.ts';

/** A row of catalogue_questions. */
export type IndexedQuestion = {
  number: number;
  id: string;
  took: number;
  score: number;
  moment: number;
  rated: number | undefined;
  head: readonly string[];
  body: readonly string[];
  values: Record<Facet, readonly string[]>;
};

export type CatalogueIndex = Index<IndexedQuestion, Asked, Found>;

/**
 * The catalogue in memory. Every question has a slot; each value has a list of its slots, and each slot a list of its
 * values. A search is computed on bit sets, one bit per slot. A changed question gets a new slot and its old one is
 * emptied; slots are only freed when the whole index is built again. The first rows must come sorted by popularity.
 */
export function makeCatalogueIndex(expected = 0): CatalogueIndex {
  let capacity = Math.max(1024, Math.ceil(expected * 1.1));
  let used = 0;
  let settled = false;
  let present = bitsFor(capacity);
  let scratch = new Uint32Array(capacity);
  // Bit sets are reused for the next search: as garbage, their size would cause a full collection every few searches.
  let lent = 0;
  let sets: Bits[] = [];
  /** Cached counts of a search without any choice, which is the most frequent; cleared with every change. */
  let openings = new Map<string, Pick<Found, 'total' | 'counts'>>();
  const slotOf = new Map<number, number>();
  const head = makeVocabulary();
  const body = makeVocabulary();
  const spelling = makeSpelling();
  const orders = makeOrders(capacity);
  const columns = Object.fromEntries(facets.map((facet) => [facet, makeColumn(capacity)])) as Record<Facet, Column>;

  const grow = (): void => {
    capacity = Math.ceil(capacity * 1.5);
    present = enlarged(present, capacity);
    scratch = new Uint32Array(capacity);
    sets = [];
    for (const column of Object.values(columns)) growColumn(column, capacity);
    growVocabulary(head, capacity);
    growVocabulary(body, capacity);
    orders.grow(capacity);
  };
  const lend = (): Bits => {
    const bits = sets[lent] ?? bitsFor(capacity);
    sets[lent++] = bits;
    return bits;
  };
  const filled = (fill: (bits: Bits) => void): Bits => {
    const bits = lend().fill(0);
    fill(bits);
    return bits;
  };
  const added = (bits: Bits, fill: (bits: Bits) => void): Bits => {
    fill(bits);
    return bits;
  };
  const copyOf = (other: Bits): Bits => {
    const bits = lend();
    bits.set(other);
    return bits;
  };

  const add = (row: IndexedQuestion): void => {
    if (used === capacity) grow();
    openings = new Map();
    const slot = used++;
    slotOf.set(row.number, slot);
    put(present, slot);
    orders.place(slot, row, settled);
    for (const facet of facets) fillColumn(columns[facet], slot, row.values[facet], capacity);
    for (const words of [row.head, row.body])
      for (const word of words) if (!head.words.has(word) && !body.words.has(word)) learn(spelling, word);
    postWords(head, row.head, slot, capacity);
    postWords(body, row.body, slot, capacity);
  };
  const remove = (number: number): void => {
    const slot = slotOf.get(number);
    if (slot === undefined) return;
    openings = new Map();
    slotOf.delete(number);
    drop(present, slot);
    for (const column of Object.values(columns)) uncount(column, column.totals, slot);
  };

  const isLive = (postings: Postings | undefined): boolean => {
    if (!postings) return false;
    if (postings.bits) return postings.bits.some((word, index) => (word & (present[index] as number)) !== 0);
    return postings.slots.subarray(0, postings.count).some((slot) => has(present, slot));
  };
  const isKnown = (word: string) => isLive(head.words.get(word)) || isLive(body.words.get(word));
  const lexicon: Lexicon = {
    has: isKnown,
    begins: (beginning) => {
      const having = filled((bits) => {
        addHavingBeginning(bits, head, beginning);
        addHavingBeginning(bits, body, beginning);
      });
      return having.some((word, index) => (word & (present[index] as number)) !== 0);
    },
    like: (word, distance) => [...wordsLike(spelling, word, distance)].filter(isKnown),
  };

  /** Adds every slot that has one of the words. */
  const addFitting = (bits: Bits, vocabulary: Vocabulary, { exact, beginning, near }: Alternatives): void => {
    for (const word of exact) addHavingWord(bits, vocabulary, word);
    for (const word of near) addHavingWord(bits, vocabulary, word);
    if (beginning !== undefined) addHavingBeginning(bits, vocabulary, beginning);
  };

  /** The questions that this visitor may find. */
  const visible = ({ rights }: CatalogueSearch): Bits => {
    const bits = filled((empty) => addHaving(empty, columns.status, visibleStatuses(rights)));
    intersect(bits, present);
    if (!rights.drafts) {
      subtract(
        bits,
        filled((drafts) => addHaving(drafts, columns.testStatus, ['DRAFT'])),
      );
    }
    return bits;
  };

  /** The members of a set that are in all of the other sets or, if there are none, in as many of them as possible. */
  const withMost = (among: Bits, others: readonly Bits[]): Bits => {
    const all = copyOf(among);
    for (const other of others) intersect(all, other);
    if (others.length < 2 || countCommon(all, all) > 0) return all;
    // At index n: the members that are in at least n of the other sets.
    const counted = [among, ...others.map(() => filled(() => {}))];
    for (const [index, other] of others.entries()) {
      for (let n = index + 1; n > 0; n--) {
        const more = copyOf(counted[n - 1] as Bits);
        intersect(more, other);
        unite(counted[n] as Bits, more);
      }
    }
    return counted.slice(1).findLast((bits) => countCommon(bits, bits) > 0) ?? all;
  };

  /** Hits sorted by relevance; each set without those of the sets before it. */
  const byFit = (hits: Bits, words: readonly Alternatives[], having: readonly Bits[]): Bits[] => {
    const exactly = copyOf(hits);
    const nearly = copyOf(hits);
    // A hit without the word matches here, because its place does not matter.
    const without = (index: number): Bits => {
      const bits = copyOf(hits);
      subtract(bits, having[index] as Bits);
      return bits;
    };
    for (const [index, word] of words.entries()) {
      const { exact } = word;
      intersect(
        exactly,
        added(without(index), (bits) => addFitting(bits, head, { exact, beginning: undefined, near: [] })),
      );
      intersect(
        nearly,
        added(without(index), (bits) => addFitting(bits, head, word)),
      );
    }
    const inside = copyOf(hits);
    subtract(inside, nearly);
    subtract(nearly, exactly);
    // An exact match is also a near one, but belongs to one set only.
    return [exactly, nearly, inside];
  };

  const answer = ({ search, page }: Asked): Found => {
    lent = 0;
    const words = alternativesOf(search.words, lexicon, search.otherNames);
    const having = words.map((word) =>
      filled((bits) => {
        addFitting(bits, head, word);
        addFitting(bits, body, word);
      }),
    );
    const base = withMost(visible(search), having);
    const chosen: Partial<Record<Facet, Bits>> = {};
    const choices = choicesOf(search);
    for (const [facet, values] of Object.entries(choices) as [Facet, readonly string[]][])
      chosen[facet] = filled((bits) => addHaving(bits, columns[facet], values));
    const active = Object.keys(chosen) as Facet[];
    const among = (kinds: readonly Facet[]): Bits => {
      const bits = copyOf(base);
      for (const kind of kinds) intersect(bits, chosen[kind] as Bits);
      return bits;
    };
    const hits = among(active);
    const ids = pageOf(ranksByFit(search) ? byFit(hits, words, having) : [hits]);
    // Without any choice, the counts are those of the last such search.
    const opening = words.length === 0 && active.length === 1 && search.statuses.length === 0;
    const key = JSON.stringify(search.rights);
    const known = opening ? openings.get(key) : undefined;
    const counted = known ?? count();
    if (opening) openings.set(key, counted);
    return { ids, ...counted };

    function pageOf(tiers: readonly Bits[]): string[] {
      const found: number[] = [];
      let { offset } = page;
      for (const tier of tiers) {
        const wanted = page.size - found.length;
        if (wanted === 0) break;
        const size = tiers.length > 1 ? countCommon(tier, tier) : Number.POSITIVE_INFINITY;
        if (offset < size) found.push(...orders.pick(search.sort, tier, offset, wanted, scratch));
        offset = Math.max(0, offset - size);
      }
      return found.map(orders.idOf);
    }

    function count(): Pick<Found, 'total' | 'counts'> {
      const total = listBits(hits, scratch);
      // Facets counted over the hits come first, while the hits are still listed in `scratch`.
      const sorted = facets.toSorted((a, b) => Number(active.includes(a)) - Number(active.includes(b)));
      const counts = sorted.map((facet) => {
        const column = columns[facet];
        const wider = active.includes(facet) ? among(active.filter((one) => one !== facet)) : hits;
        const size = wider === hits ? total : listBits(wider, scratch);
        return [
          facet,
          named(
            column,
            countColumn(column, wider, size, () => scratch),
          ),
        ] as const;
      });
      return { total, counts: Object.fromEntries(counts) as Found['counts'] };
    }
  };

  return {
    add,
    remove,
    knows: (number) => slotOf.has(number),
    answer,
    settle: () => {
      sortVocabulary(head);
      sortVocabulary(body);
      orders.settle(used);
      settled = true;
    },
    size: () => ({ live: slotOf.size, used }),
  };
}

function named({ names }: Column, counts: ArrayLike<number>): Record<string, number> {
  const record: Record<string, number> = {};
  for (const [number, name] of names.entries()) if (counts[number]) record[name] = counts[number] as number;
  return record;
}
