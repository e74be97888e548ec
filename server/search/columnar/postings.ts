import { type Bits, bitsFor, countCommon, enlarged, has, put, unite } from './bits.ts';

/** The slots of a value: a list while they are few, a bit set once they are many. */
export type Postings = { count: number; slots: Uint32Array; bits: Bits | undefined };

/** Values by name, each with its postings. Slots are only added, in ascending order. */
export type Terms = Map<string, Postings>;

const noSlots = new Uint32Array(0);

export const makePostings = (): Postings => ({ count: 0, slots: noSlots, bits: undefined });

export function post(postings: Postings, slot: number, capacity: number): void {
  const { count, slots, bits } = postings;
  postings.count++;
  if (bits) {
    put(bits, slot);
  } else if (count >= 64 && count * 48 > capacity) {
    postings.bits = bitsFor(capacity);
    for (let i = 0; i < count; i++) put(postings.bits, slots[i] as number);
    put(postings.bits, slot);
    postings.slots = noSlots;
  } else if (count < slots.length) {
    slots[count] = slot;
  } else {
    postings.slots = new Uint32Array(Math.max(2, Math.ceil(count * 1.5)));
    postings.slots.set(slots);
    postings.slots[count] = slot;
  }
}

/** Returns the postings of a value that was not there before. */
export function postTerm(terms: Terms, name: string, slot: number, capacity: number): Postings | undefined {
  const known = terms.get(name);
  const postings = known ?? makePostings();
  if (!known) terms.set(name, postings);
  post(postings, slot, capacity);
  return known ? undefined : postings;
}

/** Adds every slot of the value. */
export function addTo(bits: Bits, postings: Postings | undefined): void {
  if (!postings) return;
  if (postings.bits) unite(bits, postings.bits);
  else for (let i = 0; i < postings.count; i++) put(bits, postings.slots[i] as number);
}

export function countWithin({ count, slots, bits }: Postings, among: Bits): number {
  if (bits) return countCommon(bits, among);
  let total = 0;
  for (let i = 0; i < count; i++) if (has(among, slots[i] as number)) total++;
  return total;
}

export function growPostings(all: Iterable<Postings>, capacity: number): void {
  for (const postings of all) if (postings.bits) postings.bits = enlarged(postings.bits, capacity);
}
