import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageUploadButton, sendImage } from './image-upload.tsx';

type Answer = { response: unknown } | 'unreachable';

/** Replaces XMLHttpRequest with a fake that gives this answer; returns what was sent. */
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
  it('returns the handle of the image and reports the progress', async () => {
    const sent = browserThat({ response: { handle: 'abc' } });
    const progress = vi.fn();
    expect(await sendImage(image, progress)).toEqual({ handle: 'abc' });
    expect(sent).toEqual([['POST', '/uploads/images'], image]);
    expect(progress).toHaveBeenCalledWith(0.25);
  });

  it.each([
    ['a refusal', { response: { error: 'notAnImage' } }, 'notAnImage'],
    ['an unknown error code', { response: { error: 'interrupted' } }, 'network'],
    ['a page instead of JSON', { response: null }, 'network'],
    ['an unreachable server', 'unreachable', 'network'],
  ] satisfies [string, Answer, string][])('%s is returned as an error', async (_, answer, error) => {
    browserThat(answer);
    expect(await sendImage(image, ignore)).toEqual({ error });
  });

  it('sends nothing when the file is larger than 8 MiB', async () => {
    const sent = browserThat({ response: { handle: 'abc' } });
    const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'large.png');
    expect(await sendImage(large, ignore)).toEqual({ error: 'tooLarge' });
    expect(sent).toEqual([]);
  });
});

describe('the upload button', () => {
  it('is a labelled file input with a status element for progress and errors', () => {
    const html = renderToString(
      <ImageUploadButton label="Choisir" busyLabel="Envoi" errorText={(code) => code} onUploaded={ignore} />,
    );
    expect(html).toMatch(/<label[^>]*><input type="file" accept="image\/jpeg,[^"]*"[^>]*\/>Choisir<\/label>/);
    const [, id] = html.match(/aria-describedby="([^"]+)"/) ?? [];
    expect(html).toContain(`<p id="${id}" role="status"`);
    expect(html).not.toContain('Envoi');
    expect(html, 'one file at a time').not.toContain('multiple');
  });
});
