import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeUpload, type UploadAnswer } from '../../tests/harness/fake-upload.ts';
import { ImageUploadButton, sendImage } from './image-upload.tsx';

const image = new File(['pixels'], 'photo.png');
const ignore = () => {};

afterEach(() => vi.unstubAllGlobals());

describe('sending an image', () => {
  it('returns the handle of the image and reports the progress', async () => {
    const sent = fakeUpload({ response: { handle: 'abc' } });
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
  ] satisfies [string, UploadAnswer, string][])('%s is returned as an error', async (_, answer, error) => {
    fakeUpload(answer);
    expect(await sendImage(image, ignore)).toEqual({ error });
  });

  it('sends nothing when the file is larger than 8 MiB', async () => {
    const sent = fakeUpload({ response: { handle: 'abc' } });
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
