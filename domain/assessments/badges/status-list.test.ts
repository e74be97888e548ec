import { describe, expect, it } from 'vitest';
import { placeOf, placesOfList, statusBits } from './status-list.ts';

describe('the list of revoked files (docs/product/assessments.md, Verifiable badges)', () => {
  it('has one bit for each place, the first in the highest bit of the first byte', () => {
    const bits = statusBits([0, 9, placesOfList - 1]);
    expect(bits.length * 8).toBe(131_072);
    expect([bits[0], bits[1], bits.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0b0000_0001]);
  });

  it('refuses a place that does not exist', () => {
    for (const place of [-1, placesOfList]) expect(() => statusBits([place])).toThrow(RangeError);
  });

  it.each([
    [[0, 0, 0, 0], 0],
    [[0, 1, 255, 255], placesOfList - 1],
    [[255, 255, 255, 255], placesOfList - 1],
    [[0, 2, 0, 5], 5],
  ])('random bytes %s give the place %i', (bytes, place) => {
    expect(placeOf(new Uint8Array(bytes))).toBe(place);
  });
});
