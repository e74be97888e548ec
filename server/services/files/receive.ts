import { Invalid } from '../../errors.ts';

/** All the bytes of what is sent; what is longer than allowed is not read any further. */
export async function receive(source: Uint8Array | ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const bytes = source instanceof Uint8Array ? source : await readUpTo(source, mostBytes);
  if (bytes.length > mostBytes) throw new Invalid({ '': 'tooLarge' });
  if (bytes.length === 0) throw new Invalid({ '': 'empty' });
  return bytes;
}

/** At most one part more than allowed: enough to know that it is too long. */
async function readUpTo(source: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of source) {
      parts.push(part);
      length += part.length;
      if (length > mostBytes) break;
    }
  } catch {
    // Who sent it has gone, or was too slow: half an image is none.
    throw new Invalid({ '': 'interrupted' });
  }
  return Buffer.concat(parts);
}
