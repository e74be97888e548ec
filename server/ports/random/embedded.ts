import { randomBytes } from 'node:crypto';
import type { Random } from './port.ts';
import { handleFrom, uuidV7 } from './shapes.ts';

export function systemRandom(): Random {
  return {
    bytes: (count) => new Uint8Array(randomBytes(count)),
    id: () => uuidV7(Date.now(), randomBytes(16)),
    handle: () => handleFrom(randomBytes),
  };
}
