import type { FileCode } from '../../../../domain/error-codes.ts';
import { InvalidFile, TooMany } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { NetworkPdfProblem } from '../imports/pdf/network-pdf-reader.ts';
import { beginsLikePdf, networkPdfReaderOf } from '../imports/pdf/read-network-pdf.ts';

const laterSeconds = 30;

/**
 * Refuses a file that is not a PDF or cannot be opened. The name and the declared type are ignored: only bytes count.
 */
export async function checkPdf({ cache, log, requestId, viewer }: Context, bytes: Uint8Array): Promise<void> {
  const refuse = (reason: NetworkPdfProblem): never => {
    log.info({ requestId, reason, bytes: bytes.length }, 'CV refused');
    // The machine was too busy to open the file, which says nothing about the file itself.
    throw reason === 'tooSlow' ? new TooMany(laterSeconds) : new InvalidFile(codes[reason]);
  };
  if (!beginsLikePdf(bytes)) refuse('notAPdf');
  const found = await networkPdfReaderOf(cache).inspect(bytes, { account: viewer?.userId });
  if ('error' in found) refuse(found.reason);
}

const codes: Record<Exclude<NetworkPdfProblem, 'tooSlow'>, FileCode> = {
  notAPdf: 'notAPdf',
  encrypted: 'encrypted',
  tooLarge: 'tooLarge',
  tooHeavy: 'tooHeavy',
  tooManyPages: 'damaged',
  damaged: 'damaged',
};
