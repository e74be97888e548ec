/** A set of small integers, one bit each. */
export type Bits = Uint32Array;

export const bitsFor = (capacity: number): Bits => new Uint32Array((capacity + 31) >>> 5);

export function put(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function drop(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function has(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/** Keeps what is also in the other set. */
export function intersect(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & (other[i] as number);
}

export function unite(bits: Bits, other: Bits): void {
  for (let i = 0; i < other.length; i++) bits[i] = (bits[i] as number) | (other[i] as number);
}

export function subtract(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) & ~(other[i] as number);
}

/** The number of common members. */
export function countCommon(bits: Bits, other: Bits): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = (bits[i] as number) & (other[i] as number);
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** Writes the members of the set into a list, in order, and returns their number. */
export function listBits(bits: Bits, into: Uint32Array): number {
  let length = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    while (word !== 0) {
      const lowest = word & -word;
      into[length++] = (i << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return length;
}

export function enlarged(bits: Bits, capacity: number): Bits {
  const larger = bitsFor(capacity);
  larger.set(bits);
  return larger;
}
