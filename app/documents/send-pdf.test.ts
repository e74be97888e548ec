import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostPdfBytes } from '../../domain/resume/documents/pdf-limits.ts';
import { fakeUpload, type UploadAnswer } from '../../tests/harness/fake-upload.ts';
import { sendPdf } from './send-pdf.ts';

const file = new File(['%PDF-'], 'CV Inès.pdf');
const send = (one = file, onProgress: (part: number) => void = () => {}, signal = new AbortController().signal) =>
  sendPdf({ address: '/uploads/cv/abc', file: one, others: ['gone'], onProgress, signal });

afterEach(() => vi.unstubAllGlobals());

describe('sending a PDF', () => {
  it('sends only the bytes, with the name in a header, and reports its progress', async () => {
    const sent = fakeUpload({ response: { name: 'CV Inès.pdf' } });
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
  ] satisfies [string, UploadAnswer, string][])('after %s returns its error code', async (_, answer, error) => {
    fakeUpload(answer);
    expect(await send()).toEqual({ error });
  });

  it('can be cancelled', async () => {
    fakeUpload('slow');
    const ending = new AbortController();
    const sending = send(file, () => {}, ending.signal);
    ending.abort();
    expect(await sending).toBe('cancelled');
  });

  it('a file above 10 MiB is refused without a request', async () => {
    const sent = fakeUpload({ response: { name: 'x' } });
    expect(await send(new File([new Uint8Array(mostPdfBytes + 1)], 'x.pdf'))).toEqual({ error: 'tooLarge' });
    expect(sent).toEqual([]);
  });
});
