import type { Runtime } from '../../../runtime.ts';
import { consume, limits } from '../limits/consume.ts';
import { imageQueuesOf } from './image-queues.ts';

/** The client address that the limit counts. */
export type Asker = { clientAddress: string };

/**
 * A picture that its name describes completely: drawn at the first request, then cached. Only pictures that are not
 * cached count towards the limit of an address.
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
  // Another request may have drawn it meanwhile.
  return drawn.find(name) ?? forDrawings(name, async () => new Uint8Array(await draw()), clientAddress);
}
