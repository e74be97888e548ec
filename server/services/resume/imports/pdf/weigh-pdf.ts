import { pdfFilters } from './pdf-filters.ts';
import { type PdfStream, streamsOf } from './pdf-streams.ts';

/** A page of text has some kilobytes, a picture that fills a screen some megabytes. */
const mostUnpackedBytes = 128 * 1024 * 1024;
/** A file that is packed many times can be very small; real files are packed twice at most. */
const mostFilters = 4;
const pieceBytes = 64 * 1024;

/**
 * Whether all streams of a file together unpack to more than a reader should hold in memory. Each is unpacked piece by
 * piece and discarded, and counting stops at the limit: the sizes that the file declares are not trusted.
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

/** The sizes of all pieces that each filter produces, intermediate ones included. */
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
