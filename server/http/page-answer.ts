import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** In characters; a shorter page fits into one packet without compression. */
const worthPacking = 1400;
/** From this length on a page is compressed in a thread, so that other requests do not wait. */
const long = 256 * 1024;

/**
 * A complete page is sent in one piece of known length. It is compressed here synchronously, because a stream takes
 * several times as long for texts of this size. Only a very long page is compressed in a thread.
 */
export function pageAnswer(
  html: string,
  status: number,
  headers: Headers,
  accepted: string | null,
): Response | Promise<Response> {
  // Set before the Response is made: changing its headers later would turn the text into a stream.
  headers.append('vary', 'Accept-Encoding');
  const packing = html.length < worthPacking ? undefined : chosenPacking(accepted);
  if (!packing) return new Response(html, { status, headers });
  headers.set('content-encoding', packing);
  if (html.length < long) return new Response(pack[packing](html), { status, headers });
  return packAside[packing](html).then((bytes) => new Response(bytes, { status, headers }));
}

/** A fast compression level, and a window of about the size of a page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const pack = {
  br: (html: string) => brotliCompressSync(html, quality),
  gzip: (html: string) => gzipSync(html, { level: 4 }),
};
const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)];
const packAside = {
  br: (html: string) => brotliAside(html, quality),
  gzip: (html: string) => gzipAside(html, { level: 4 }),
};

function chosenPacking(accepted: string | null): keyof typeof pack | undefined {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const isTaken = (name: string) => offers.some(([one, q]) => one === name && !/^q=0(\.0*)?$/.test(q ?? ''));
  return (['br', 'gzip'] as const).find(isTaken);
}
