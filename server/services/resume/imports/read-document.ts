import { monthOf } from '../../../../domain/profile/month.ts';
import type { Found, Unplaced } from '../../../../domain/resume/imports/found.ts';
import { type ReadError, readResume } from '../../../../domain/resume/imports/import.ts';
import { foundInExport } from '../../../../domain/resume/network/found-in-export.ts';
import { cleanValue } from '../../../../domain/text/clean-text.ts';
import type { Context } from '../../../context.ts';
import { mostNetworkPdfBytes, readNetworkPdf } from './pdf/read-network-pdf.ts';

export const importKinds = ['network', 'json'] as const;
export type ImportKind = (typeof importKinds)[number];

export const mostImportBytes = mostNetworkPdfBytes;

/** docs/product/resume.md, Import errors: an identifier, the reason if it is known, and the error as it was thrown. */
export type ImportError =
  | { error: 'Linkedin.error.language' }
  | { error: 'Linkedin.error.general'; originalError: string }
  | { error: 'JsonResume.error'; reason: ReadError; originalError?: string };

/** The content of a file, before any name is looked up; the file is not stored. */
export async function readDocument(
  context: Context,
  kind: ImportKind,
  file: Uint8Array,
  signal?: AbortSignal,
): Promise<{ found: Found; unplaced: Unplaced[] } | ImportError> {
  const today = monthOf(context.ports.clock.now());
  if (kind === 'json') {
    const read = readResume(decoded(file), today);
    if (!('error' in read)) return read;
    const { error: reason, originalError } = read;
    return { error: 'JsonResume.error', reason, ...(originalError === undefined ? {} : { originalError }) };
  }
  const read = await readNetworkPdf(context, file, signal);
  if ('profile' in read) return foundInExport(cleanValue(read.profile), today);
  if (read.error === 'language') return { error: 'Linkedin.error.language' };
  return { error: 'Linkedin.error.general', originalError: read.reason };
}

/** Some editors still write UTF-16, which the first two bytes show. */
function decoded(file: Uint8Array): string {
  const [first, second] = file;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(file);
}
