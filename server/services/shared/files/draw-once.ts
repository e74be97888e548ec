import type { Runtime } from '../../../runtime.ts';
import { consume, limits } from '../limits/consume.ts';
import { imageQueuesOf } from './image-queues.ts';

/** Who asks for a picture: the address that its share is counted by. */
export type Asker = { clientAddress: string };

/**
 * A picture whose name says all that is on it: drawn when it is first asked for, then remembered. Only what is not
 * drawn yet counts towards the limit of an address.
 */
export async function drawOnce(
  { cache, db }: Pick<Runtime, 'cache' | 'db'>,
  name: string,
  { clientAddress }: Asker,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { drawn, forDrawings } = imageQueuesOf(cache);
  const known = drawn.find(name);
  if (known) return known;
  await consume(db, limits.drawingByAddress, clientAddress);
  // It may have been drawn for another request meanwhile.
  return drawn.find(name) ?? forDrawings(name, async () => new Uint8Array(await draw()), clientAddress);
}
