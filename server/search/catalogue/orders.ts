import { inOrder } from '../../../domain/catalogue/search.ts';
import type { CatalogueSort } from '../../../domain/catalogue/search-string.ts';
import { type Bits, has } from '../columnar/bits.ts';

type Ordered = { id: string; took: number; score: number; moment: number; rated: number | undefined };

const sorts: readonly CatalogueSort[] = ['most_popular', 'newest', 'ratings'];
const never = -1;

/**
 * The positions of all slots in the three orders. The first rows come sorted by popularity, so that their slots have
 * that order; for the other orders they are sorted once. Later rows are few and inserted one by one.
 */
export function makeOrders(expected: number) {
  let capacity = expected;
  let took = new Int32Array(capacity);
  let score = new Int32Array(capacity);
  let moment = new Float64Array(capacity);
  let rated = new Float64Array(capacity);
  const ids: string[] = [];
  /** Slots below this one belong to the first rows. */
  let first = 0;
  let newest = new Uint32Array(0);
  let ratings = new Uint32Array(0);
  const later: Record<CatalogueSort, number[]> = { most_popular: [], newest: [], ratings: [] };

  const rowOf = (slot: number): Ordered => ({
    id: ids[slot] as string,
    took: took[slot] as number,
    score: score[slot] as number,
    moment: moment[slot] as number,
    rated: rated[slot] === never ? undefined : rated[slot],
  });
  const compare = (sort: CatalogueSort, a: number, b: number) => inOrder[sort](rowOf(a), rowOf(b));

  const grow = (to: number): void => {
    capacity = to;
    const larger = <T extends Int32Array | Float64Array>(old: T, made: T): T => {
      made.set(old);
      return made;
    };
    took = larger(took, new Int32Array(capacity));
    score = larger(score, new Int32Array(capacity));
    moment = larger(moment, new Float64Array(capacity));
    rated = larger(rated, new Float64Array(capacity));
  };

  const place = (slot: number, row: Ordered, settled: boolean): void => {
    ids[slot] = row.id;
    took[slot] = row.took;
    score[slot] = row.score;
    moment[slot] = row.moment;
    rated[slot] = row.rated ?? never;
    if (!settled) return;
    for (const sort of sorts) {
      const list = later[sort];
      list.splice(
        lowerBound(list.length, (at) => compare(sort, list[at] as number, slot) < 0),
        0,
        slot,
      );
    }
  };

  /** Called when all first rows are added. */
  const settle = (count: number): void => {
    first = count;
    newest = Uint32Array.from({ length: count }, (_, slot) => slot).sort(
      (a, b) => (moment[b] as number) - (moment[a] as number) || ((ids[a] as string) < (ids[b] as string) ? -1 : 1),
    );
    const commented = [];
    for (let slot = 0; slot < count; slot++) if (rated[slot] !== never) commented.push(slot);
    commented.sort((a, b) => (rated[b] as number) - (rated[a] as number) || a - b);
    ratings = new Uint32Array(count);
    ratings.set(commented);
    let at = commented.length;
    for (let slot = 0; slot < count; slot++) if (rated[slot] === never) ratings[at++] = slot;
  };

  /** The slots of a set at these positions of an order; `scratch` must have room for all of them. */
  const pick = (sort: CatalogueSort, bits: Bits, offset: number, size: number, scratch: Uint32Array): number[] => {
    const length = listInOrder(sort, bits, offset + size, scratch);
    const late = later[sort].filter((slot) => has(bits, slot));
    const places = late.map(
      (slot, index) => index + lowerBound(length, (at) => compare(sort, scratch[at] as number, slot) < 0),
    );
    const picked: number[] = [];
    let passed = places.findIndex((at) => at >= offset);
    if (passed === -1) passed = places.length;
    for (let at = offset; at < offset + size; at++) {
      const slot = places[passed] === at ? late[passed++] : at - passed < length ? scratch[at - passed] : undefined;
      if (slot === undefined) break;
      picked.push(slot);
    }
    return picked;
  };

  /** The first slots of a set in an order, as many as are needed. */
  const listInOrder = (sort: CatalogueSort, bits: Bits, most: number, into: Uint32Array): number => {
    if (sort === 'most_popular') return listFirst(bits, most, into);
    const order = sort === 'newest' ? newest : ratings;
    let length = 0;
    for (let i = 0; i < first && length < most; i++) {
      const slot = order[i] as number;
      if (has(bits, slot)) into[length++] = slot;
    }
    return length;
  };
  const listFirst = (bits: Bits, most: number, into: Uint32Array): number => {
    let length = 0;
    for (let i = 0; i << 5 < first && length < most; i++) {
      let word = bits[i] as number;
      while (word !== 0) {
        const lowest = word & -word;
        const slot = (i << 5) + 31 - Math.clz32(lowest);
        if (slot < first) into[length++] = slot;
        word ^= lowest;
      }
    }
    return length;
  };

  return { grow, place, settle, pick, idOf: (slot: number) => ids[slot] as string };
}

/** The number of leading items for which `before` is true (binary search). */
function lowerBound(length: number, before: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
