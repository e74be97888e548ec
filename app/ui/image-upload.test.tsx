import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageUploadButton, sendImage } from './image-upload.tsx';

type Answer = { response: unknown } | 'unreachable';

/** The browser's request, as far as it is used: it answers what it is told to. */
function browserThat(answer: Answer) {
  const sent: unknown[] = [];
  class FakeRequest {
    response: unknown = null;
    responseType = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    open(...call: unknown[]): void {
      sent.push(call);
    }
    send(file: File): void {
      sent.push(file);
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      if (answer !== 'unreachable') this.response = answer.response;
      const end = answer === 'unreachable' ? this.onerror : this.onload;
      end?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

const image = new File(['pixels'], 'photo.png');
const ignore = () => {};

afterEach(() => vi.unstubAllGlobals());

describe('sending an image', () => {
  it('gives its handle, and says how far it has come', async () => {
    const sent = browserThat({ response: { handle: 'abc' } });
    const progress = vi.fn();
    expect(await sendImage(image, progress)).toEqual({ handle: 'abc' });
    expect(sent).toEqual([['POST', '/uploads/images'], image]);
    expect(progress).toHaveBeenCalledWith(0.25);
  });

  it.each([
    ['a refusal', { response: { error: 'notAnImage' } }, 'notAnImage'],
    ['a code that is not known here', { response: { error: 'interrupted' } }, 'network'],
    ['a page instead of an answer', { response: null }, 'network'],
    ['nobody at the other end', 'unreachable', 'network'],
  ] satisfies [string, Answer, string][])('after %s says so', async (_, answer, error) => {
    browserThat(answer);
    expect(await sendImage(image, ignore)).toEqual({ error });
  });

  it('does not even begin with more than 8 MiB', async () => {
    const sent = browserThat({ response: { handle: 'abc' } });
    const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.png');
    expect(await sendImage(large, ignore)).toEqual({ error: 'tooLarge' });
    expect(sent).toEqual([]);
  });
});

describe('the button', () => {
  it('is a file input with a name, and has a place for what is to be said', () => {
    const html = renderToString(
      <ImageUploadButton label="Choisir" busyLabel="Envoi" errorText={(code) => code} onUploaded={ignore} />,
    );
    expect(html).toMatch(/<label[^>]*><input type="file" accept="image\/jpeg,[^"]*"[^>]*\/>Choisir<\/label>/);
    const [, id] = html.match(/aria-describedby="([^"]+)"/) ?? [];
    expect(html).toContain(`<p id="${id}" role="status"`);
    expect(html).not.toContain('Envoi');
  });
});
