import { InvalidFile } from '../../../../domain/refusals.ts';

/** All bytes of an upload; reading stops when it is longer than allowed. */
export async function receive(source: Uint8Array | ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const bytes = source instanceof Uint8Array ? source : await readUpTo(source, mostBytes);
  if (bytes.length > mostBytes) throw new InvalidFile('tooLarge');
  if (bytes.length === 0) throw new InvalidFile('empty');
  return bytes;
}

/** Reads at most one chunk more than allowed: enough to know that it is too long. */
export async function readUpTo(
  source: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of source) {
      parts.push(part);
      length += part.length;
      if (length > mostBytes) break;
    }
  } catch (error) {
    if ((error as Error).name === 'TooSlow') throw error;
    // The client has disconnected: an incomplete file is not used.
    throw new InvalidFile('interrupted');
  }
  return Buffer.concat(parts);
}
