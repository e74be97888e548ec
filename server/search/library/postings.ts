import { type Bits, bitsFor, put, unite } from './bits.ts';

/** Who has a value: a list while they are few, a bit for each slot once that is the smaller of the two. */
export type Postings = { count: number; slots: Uint32Array; bits: Bits | undefined };

const none = new Uint32Array(0);

/** The values of all kinds by name, each with its postings. Slots only ever come, in ascending order. */
export type Terms = Map<string, Postings>;

export function post(terms: Terms, name: string, slot: number, capacity: number): boolean {
  const known = terms.get(name);
  const postings = known ?? { count: 0, slots: none, bits: undefined };
  if (!known) terms.set(name, postings);
  const { count, slots, bits } = postings;
  postings.count++;
  if (bits) {
    put(bits, slot);
  } else if (count >= 64 && count * 32 > capacity) {
    postings.bits = bitsFor(capacity);
    for (let i = 0; i < count; i++) put(postings.bits, slots[i] as number);
    put(postings.bits, slot);
    postings.slots = none;
  } else {
    if (count === slots.length) {
      postings.slots = new Uint32Array(count < 4 ? 4 : Math.ceil(count * 1.5));
      postings.slots.set(slots);
    }
    postings.slots[count] = slot;
  }
  return !known;
}

/** Adds everybody who has one of the values. */
export function uniteAll(bits: Bits, found: Iterable<Postings | undefined>): void {
  for (const postings of found) {
    if (!postings) continue;
    if (postings.bits) unite(bits, postings.bits);
    else for (let i = 0; i < postings.count; i++) put(bits, postings.slots[i] as number);
  }
}

export function growPostings(terms: Terms, capacity: number): void {
  for (const postings of terms.values()) {
    if (!postings.bits) continue;
    const larger = bitsFor(capacity);
    larger.set(postings.bits);
    postings.bits = larger;
  }
}
