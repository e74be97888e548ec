import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Shorter ones travel in one packet either way. */
const worthPacking = 1400;
/** Packed aside from here on: a thread costs less than what everybody else would wait for. */
const long = 256 * 1024;

/**
 * A page that is complete goes out in one piece of a known length. It is packed here, at once: a stream would take
 * several times as long for texts of this size. Only a page of very long texts is packed in a thread.
 */
export function pageAnswer(
  html: string,
  status: number,
  headers: Headers,
  accepted: string | null,
): Response | Promise<Response> {
  // Said plainly: to add it later would have the text go through a stream after all.
  headers.append('vary', 'Accept-Encoding');
  const packing = html.length < worthPacking ? undefined : chosenPacking(accepted);
  if (!packing) return new Response(html, { status, headers });
  headers.set('content-encoding', packing);
  if (html.length < long) return new Response(pack[packing](html), { status, headers });
  return packAside[packing](html).then((bytes) => new Response(bytes, { status, headers }));
}

/** A quick level, and a window no larger than a page. */
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
