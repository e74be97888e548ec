import { mostPdfBytes } from '../../domain/resume/documents/pdf-limits.ts';

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

/**
 * Sends a file and reports its progress (0 to 1). With XMLHttpRequest, because fetch reports no progress of an
 * upload.
 */
export function sendPdf<Other extends string>({
  address,
  file,
  others,
  onProgress,
  signal,
}: Sending<Other>): Promise<PdfOutcome<Other>> {
  // The same limit as on the server: a larger file is refused before it is sent.
  if (file.size > mostPdfBytes) return Promise.resolve({ error: 'tooLarge' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/pdf');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(outcomeOf(request.response, others));
    request.onerror = () => resolve({ error: 'network' });
    request.onabort = () => resolve('cancelled');
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

type Answer = { name?: unknown; handle?: unknown; error?: unknown } | null;

function outcomeOf<Other extends string>(answer: Answer, others: readonly Other[]): PdfOutcome<Other> {
  const { name, handle, error } = answer ?? {};
  if (typeof name === 'string') return typeof handle === 'string' ? { name, handle } : { name };
  // Any other answer comes from a proxy or an error page.
  return { error: [...pdfErrors, ...others].find((code) => code === error) ?? 'network' };
}
