import type { Cache } from '../../../../cache.ts';
import type { Context } from '../../../../context.ts';
import { type NetworkPdfOutcome, type NetworkPdfReader, openNetworkPdfReader } from './network-pdf-reader.ts';

export const mostNetworkPdfBytes = 5 * 1024 * 1024;

/** Reads a profile from the PDF that LinkedIn exports; the file itself is not stored. */
export async function readNetworkPdf(
  { cache, viewer }: Pick<Context, 'cache'> & Partial<Pick<Context, 'viewer'>>,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<NetworkPdfOutcome> {
  if (bytes.byteLength > mostNetworkPdfBytes) return { error: 'general', reason: 'tooLarge' };
  if (!beginsLikePdf(bytes)) return { error: 'general', reason: 'notAPdf' };
  return networkPdfReaderOf(cache).read(bytes, { account: viewer?.userId, signal });
}

/** One reader per process, held in the cache, because this module may be loaded twice. */
export function networkPdfReaderOf(cache: Cache): NetworkPdfReader {
  return cache.once('network-pdf-reader', openNetworkPdfReader);
}

/** Some programs write a few bytes before the header of the PDF. */
export function beginsLikePdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}
