import { createHash } from 'node:crypto';
import type { Random } from './port.ts';
import { handleFrom, uuidV7 } from './shapes.ts';

const firstMoment = Date.UTC(2026, 0, 1);

/** For tests: the same seed gives the same values in the same order. */
export function fixedRandom(seed = 'vivier'): Random {
  let drawn = 0;
  const bytes = (count: number): Uint8Array => {
    const parts: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      parts.push(createHash('sha256').update(`${seed}:${drawn++}`).digest());
    }
    return new Uint8Array(Buffer.concat(parts).subarray(0, count));
  };
  return {
    bytes,
    // Each identifier is one millisecond later, so that they sort in the order of creation.
    id: () => uuidV7(firstMoment + drawn, bytes(16)),
    handle: () => handleFrom(bytes),
  };
}
