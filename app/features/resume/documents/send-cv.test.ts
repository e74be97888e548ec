import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostBytes, removeCv, sendCv } from './send-cv.ts';

type Answer = { response: unknown } | 'unreachable' | 'slow';

/** The browser's request, as far as it is used: it answers what it is told to. */
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
  sendCv('abc', one, onProgress, signal);

afterEach(() => vi.unstubAllGlobals());

describe('sending a CV', () => {
  it('sends the bytes alone, with the name beside them, and says how far it has come', async () => {
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
    ['a code that is not known here', { response: { error: 'interrupted' } }, 'network'],
    ['a page instead of an answer', { response: null }, 'network'],
    ['nobody at the other end', 'unreachable', 'network'],
  ] satisfies [string, Answer, string][])('after %s says so', async (_, answer, error) => {
    browserThat(answer);
    expect(await send()).toEqual({ error });
  });

  it('can be called off', async () => {
    browserThat('slow');
    const ending = new AbortController();
    const sending = send(file, () => {}, ending.signal);
    ending.abort();
    expect(await sending).toBe('cancelled');
  });

  it('does not even begin with more than 10 MiB', async () => {
    const sent = browserThat({ response: { name: 'x' } });
    expect(await send(new File([new Uint8Array(mostBytes + 1)], 'x.pdf'))).toEqual({ error: 'tooLarge' });
    expect(sent).toEqual([]);
  });
});

describe('removing a CV', () => {
  it.each([
    ['is done', true, () => Promise.resolve(new Response(null, { status: 204 }))],
    ['is refused', false, () => Promise.resolve(new Response(null, { status: 403 }))],
    ['reaches nobody', false, () => Promise.reject(new TypeError('offline'))],
  ])('%s: %s', async (_, gone, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await removeCv('/user/abc/cv')).toBe(gone);
  });
});
