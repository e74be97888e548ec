import { Invalid } from '../../../errors.ts';

/** All the bytes of what is sent; what is longer than allowed is not read any further. */
export async function receive(source: Uint8Array | ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const bytes = source instanceof Uint8Array ? source : await readUpTo(source, mostBytes);
  if (bytes.length > mostBytes) throw new Invalid({ '': 'tooLarge' });
  if (bytes.length === 0) throw new Invalid({ '': 'empty' });
  return bytes;
}

/** At most one part more than allowed: enough to know that it is too long. */
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
    // The client has gone: half a file is none.
    throw new Invalid({ '': 'interrupted' });
  }
  return Buffer.concat(parts);
}
