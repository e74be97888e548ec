/** How many places a list has: the least that the standard allows, so that a place tells nothing about a person. */
export const placesOfList = 131_072;

/** A list that is this full is closed, so that a free place is soon found by chance and still tells nothing. */
export const fullFrom = placesOfList / 2;

/** One bit for each place, the first place in the highest bit of the first byte; a set bit means revoked. */
export function statusBits(revoked: readonly number[]): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(placesOfList / 8);
  for (const place of revoked) {
    if (place < 0 || place >= placesOfList) throw new RangeError(`A list has no place ${place}.`);
    const byte = place >> 3;
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (place & 7));
  }
  return bits;
}

/** A place from four random bytes; equally likely ones, because the number of places is a power of two. */
export function placeOf(random: Uint8Array): number {
  return new DataView(random.buffer, random.byteOffset).getUint32(0) % placesOfList;
}
