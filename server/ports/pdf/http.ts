import { callOutside, readBytes } from '../outside-call.ts';
import { OutsideError } from '../outside-error.ts';
import { acceptedDocument } from './accepted.ts';
import type { Pdf } from './port.ts';

export type HttpPdfOptions = { url: string; timeoutMs?: number; maxBytes?: number };

/** A service that receives {resume, theme} and answers with the file. */
export function httpPdf({ url, timeoutMs = 30_000, maxBytes = 20_000_000 }: HttpPdfOptions): Pdf {
  return {
    async render(document, signal) {
      signal?.throwIfAborted();
      const body = acceptedDocument(document);
      const headers = { 'content-type': 'application/json', accept: 'application/pdf' };
      const request = () => new Request(url, { method: 'POST', headers, body });
      const response = await callOutside({ service: 'pdf', request, timeoutMs, signal });
      const type = response.headers.get('content-type') ?? '';
      if (!/^application\/pdf\b/i.test(type)) {
        await response.body?.cancel();
        throw new OutsideError('pdf', 'answered with something that is no PDF', { permanent: false });
      }
      const bytes = await readBytes('pdf', response, maxBytes);
      signal?.throwIfAborted();
      if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
        throw new OutsideError('pdf', 'answered with something that is no PDF', { permanent: false });
      }
      return bytes;
    },
  };
}
