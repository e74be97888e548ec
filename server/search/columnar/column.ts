import type { Bits } from './bits.ts';
import { addTo, countWithin, growPostings, makePostings, type Postings, post } from './postings.ts';

/** The values of one facet: the slots of each value, and the values of each slot. */
export type Column = {
  /** The number of a value is its index here. */
  names: string[];
  numbers: Map<string, number>;
  postings: Postings[];
  /** The number of slots with each value. */
  totals: number[];
  /** The number of filled slots. The values of a slot are between its place and the place of the next slot. */
  filled: number;
  places: Uint32Array;
  values: Uint16Array;
};

export const makeColumn = (capacity: number): Column => ({
  names: [],
  numbers: new Map(),
  postings: [],
  totals: [],
  filled: 0,
  places: new Uint32Array(capacity + 1),
  values: new Uint16Array(capacity * 2),
});

export function growColumn(column: Column, capacity: number): void {
  const places = new Uint32Array(capacity + 1);
  places.set(column.places);
  column.places = places;
  growPostings(column.postings, capacity);
}

/** Sets the values of the next slot. */
export function fillColumn(column: Column, slot: number, names: readonly string[], capacity: number): void {
  let end = column.places[slot] as number;
  if (end + names.length > column.values.length) {
    const values = new Uint16Array(Math.ceil((end + names.length) * 1.5));
    values.set(column.values);
    column.values = values;
  }
  for (const name of names) {
    const number = numberOf(column, name);
    column.values[end++] = number;
    column.totals[number] = (column.totals[number] ?? 0) + 1;
    post(column.postings[number] as Postings, slot, capacity);
  }
  column.places[slot + 1] = end;
  column.filled = slot + 1;
}

function numberOf(column: Column, name: string): number {
  const known = column.numbers.get(name);
  if (known !== undefined) return known;
  const number = column.names.push(name) - 1;
  column.numbers.set(name, number);
  column.postings.push(makePostings());
  return number;
}

/** Adds every slot that has one of the values. */
export function addHaving(bits: Bits, column: Column, names: readonly string[]): void {
  for (const name of names) addTo(bits, column.postings[column.numbers.get(name) ?? -1]);
}

/** Subtracts one slot from these totals. */
export function uncount({ places, values }: Column, totals: number[], slot: number): void {
  for (let i = places[slot] as number; i < (places[slot + 1] as number); i++) {
    const number = values[i] as number;
    totals[number] = (totals[number] ?? 0) - 1;
  }
}

/** Measured nanoseconds: one word of two sets, one entry of a short list, one slot, one value of it. */
const cost = { word: 4, entry: 4, slot: 3, value: 5 };

/** How many members of a set have each value, in the cheaper of two ways: value by value, or slot by slot. */
export function countColumn(column: Column, among: Bits, size: number, listed: () => Uint32Array): ArrayLike<number> {
  const { names, places, values, postings, filled } = column;
  const byValue = postings.reduce(
    (sum, { count, bits }) => sum + (bits ? among.length * cost.word : count * cost.entry),
    0,
  );
  const valuesPerSlot = (places[filled] as number) / Math.max(1, filled);
  const bySlot = size * (cost.slot + cost.value * valuesPerSlot);
  if (byValue < bySlot) return postings.map((one) => countWithin(one, among));
  const slots = listed();
  const counts = new Uint32Array(names.length);
  for (let i = 0; i < size; i++) {
    const slot = slots[i] as number;
    const end = places[slot + 1] as number;
    for (let at = places[slot] as number; at < end; at++) {
      const number = values[at] as number;
      counts[number] = (counts[number] as number) + 1;
    }
  }
  return counts;
}
