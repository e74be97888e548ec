import { pdfFilters } from './pdf-filters.ts';
import { type PdfStream, streamsOf } from './pdf-streams.ts';

/** A page of text has some kilobytes, a picture that fills a screen some megabytes. */
export const mostUnpackedBytes = 128 * 1024 * 1024;
/** Packed over and over, a file can be made small without end; honest ones are packed twice at most. */
const mostFilters = 4;
const pieceBytes = 64 * 1024;

/**
 * Whether all streams of a file together unpack to more than a reader should have to hold. Each is unpacked piece by piece
 * and thrown away, and it is over as soon as the sum is reached: what a file says of its own size is not believed.
 */
export async function isTooHeavy(bytes: Uint8Array, most = mostUnpackedBytes): Promise<boolean> {
  let sum = 0;
  for (const stream of streamsOf(bytes)) {
    if (stream.filters.length > mostFilters) return true;
    for await (const size of sizesOf(stream)) {
      sum += size;
      if (sum > most) return true;
    }
  }
  return false;
}

/** The sizes of all pieces that come out of each filter, also of those that are only on the way to the next. */
async function* sizesOf(stream: PdfStream): AsyncGenerator<number> {
  const sizes: number[] = [];
  let chunks: AsyncIterable<Uint8Array> = pieces(stream.packed);
  for (const name of stream.filters) {
    const filter = pdfFilters[name];
    if (!filter) break;
    chunks = counted(filter(chunks, stream), sizes);
  }
  for await (const _ of chunks) {
    while (sizes.length > 0) yield sizes.pop() ?? 0;
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, sizes: number[]): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    sizes.push(chunk.byteLength);
    yield chunk;
  }
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
