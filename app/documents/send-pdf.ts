import { mostPdfBytes } from '../../domain/resume/documents/pdf-limits.ts';
import { postFile } from '../ui/post-file.ts';

/** Why a PDF was refused: the error codes of the server, and the failures of the request. */
const pdfErrors = [
  'tooLarge',
  'tooHeavy',
  'notAPdf',
  'encrypted',
  'damaged',
  'empty',
  'tooMany',
  'busy',
  'tooSlow',
  'signIn',
  'network',
] as const;
type PdfError = (typeof pdfErrors)[number];
/** What the server says of the stored file: its name, and its handle where the file is to be named again. */
type StoredPdf = { name: string; handle?: string };
export type PdfOutcome<Other extends string> = StoredPdf | { error: PdfError | Other } | 'cancelled';

type Sending<Other extends string> = {
  address: string;
  file: File;
  /** The refusals that only this address answers with. */
  others: readonly Other[];
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Sends a file and reports its progress (0 to 1). */
export async function sendPdf<Other extends string>(sending: Sending<Other>): Promise<PdfOutcome<Other>> {
  const { file, others } = sending;
  // The same limit as on the server: a larger file is refused before it is sent.
  if (file.size > mostPdfBytes) return { error: 'tooLarge' };
  const name = encodeURIComponent(file.name.toWellFormed());
  const answer = await postFile({ ...sending, headers: { 'content-type': 'application/pdf', 'x-file-name': name } });
  return answer === 'cancelled' ? answer : outcomeOf(answer, others);
}

function outcomeOf<Other extends string>(answer: unknown, others: readonly Other[]): PdfOutcome<Other> {
  const { name, handle, error } = (answer ?? {}) as { name?: unknown; handle?: unknown; error?: unknown };
  if (typeof name === 'string') return typeof handle === 'string' ? { name, handle } : { name };
  // Any other answer comes from a proxy or an error page.
  return { error: [...pdfErrors, ...others].find((code) => code === error) ?? 'network' };
}
