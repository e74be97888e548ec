import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostPdfBytes } from '../../domain/resume/documents/pdf-limits.ts';
import { sendPdf } from './send-pdf.ts';

type Answer = { response: unknown } | 'unreachable' | 'slow';

/** The parts of XMLHttpRequest that the code uses, with a given answer. */
function browserThat(answer: Answer) {
  const sent: unknown[] = [];
  class FakeRequest {
    response: unknown = null;
    responseType = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open(...call: unknown[]): void {
      sent.push(call);
    }
    setRequestHeader(...header: unknown[]): void {
      sent.push(header);
    }
    abort(): void {
      this.onabort?.();
    }
    send(file: File): void {
      sent.push(file);
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      if (answer === 'slow') return;
      if (answer !== 'unreachable') this.response = answer.response;
      const end = answer === 'unreachable' ? this.onerror : this.onload;
      end?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

const file = new File(['%PDF-'], 'CV Inès.pdf');
const send = (one = file, onProgress: (part: number) => void = () => {}, signal = new AbortController().signal) =>
  sendPdf({ address: '/uploads/cv/abc', file: one, others: ['gone'], onProgress, signal });

afterEach(() => vi.unstubAllGlobals());

describe('sending a PDF', () => {
  it('sends only the bytes, with the name in a header, and reports its progress', async () => {
    const sent = browserThat({ response: { name: 'CV Inès.pdf' } });
    const progress = vi.fn();
    expect(await send(file, progress)).toEqual({ name: 'CV Inès.pdf' });
    expect(sent).toEqual([
      ['POST', '/uploads/cv/abc'],
      ['content-type', 'application/pdf'],
      ['x-file-name', 'CV%20In%C3%A8s.pdf'],
      file,
    ]);
    expect(progress).toHaveBeenCalledWith(0.25);
  });

  it.each([
    ['a refusal', { response: { error: 'encrypted' } }, 'encrypted'],
    ['a refusal of this address', { response: { error: 'gone' } }, 'gone'],
    ['one of another address', { response: { error: 'conflict' } }, 'network'],
    ['an unknown error code', { response: { error: 'interrupted' } }, 'network'],
    ['a page instead of JSON', { response: null }, 'network'],
    ['an unreachable server', 'unreachable', 'network'],
  ] satisfies [string, Answer, string][])('after %s returns its error code', async (_, answer, error) => {
    browserThat(answer);
    expect(await send()).toEqual({ error });
  });

  it('can be cancelled', async () => {
    browserThat('slow');
    const ending = new AbortController();
    const sending = send(file, () => {}, ending.signal);
    ending.abort();
    expect(await sending).toBe('cancelled');
  });

  it('a file above 10 MiB is refused without a request', async () => {
    const sent = browserThat({ response: { name: 'x' } });
    expect(await send(new File([new Uint8Array(mostPdfBytes + 1)], 'x.pdf'))).toEqual({ error: 'tooLarge' });
    expect(sent).toEqual([]);
  });
});
