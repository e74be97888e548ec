import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { consume, limits } from '../limits/consume.ts';
import { contextOf, drawing, half, noise, padded, photo, picture, promise, storedFiles } from './images.fixture.ts';
import { mostImageBytes, storeImage } from './store-image.ts';

let runtime: Runtime;
let person: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
});

beforeEach(async () => {
  person = await makeDeveloper(runtime.db);
});

/** The EXIF tag that a camera writes before the GPS position. */
const gpsTag = Buffer.from('2588', 'hex');

const send = async (bytes: Uint8Array | ReadableStream<Uint8Array>) =>
  storeImage(await contextOf(runtime, person), bytes);

async function stored(handle: string): Promise<Buffer> {
  const file = await runtime.ports.files.get(handle);
  expect(file?.contentType).toBe('image/webp');
  return Buffer.from(await new Response(file?.body).arrayBuffer());
}

describe('an uploaded image', () => {
  it('is encoded again upright, without metadata', async () => {
    const bytes = await photo();
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif?.includes('Camille Secret'), exif?.includes(gpsTag), orientation]).toEqual([true, true, 6]);
    const kept = await stored((await send(bytes)).handle);
    const { format, width, height, ...rest } = await sharp(kept).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 200, height: 300 });
    for (const name of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments']) expect(rest).not.toHaveProperty(name);
    expect(kept.includes('Camille Secret')).toBe(false);
    const pixel = (top: number) =>
      sharp(kept).extract({ left: 100, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    const [[topRed = 0], [, , bottomBlue = 0]] = [await pixel(20), await pixel(280)];
    expect(Math.min(topRed, bottomBlue)).toBeGreaterThan(200);
  });

  it('has a row with its owner, type and size', async () => {
    const { handle } = await send(await picture(10, 10).png().toBuffer());
    const row = await runtime.db.selectFrom('files').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow();
    const bytes = String((await stored(handle)).length);
    expect(row).toMatchObject({ ownerId: person.userId, contentType: 'image/webp', bytes, originalName: null });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be in the format %s', async (format) => {
    const bytes = await picture(60, 40).toFormat(format).toBuffer();
    expect(await sharp(await stored((await send(bytes)).handle)).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  it.each(['gif', 'webp'] as const)('keeps the first frame of an animated %s', async (format) => {
    const frames = await Promise.all(['#ff0000', '#00ff00'].map((one) => picture(20, 20, one).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const kept = await stored((await send(moving)).handle);
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    expect([...(await sharp(kept).removeAlpha().raw().toBuffer()).subarray(0, 3)]).toEqual([
      expect.closeTo(255, -1),
      expect.closeTo(0, -1),
      expect.closeTo(0, -1),
    ]);
  });

  it('may have 40 megapixels, and is stored within 2000 × 2000', async () => {
    const { handle } = await send(await picture(8000, 5000).jpeg().toBuffer());
    expect(await sharp(await stored(handle)).metadata()).toMatchObject({ width: 2000, height: 1250 });
  });

  it('may have 8 MiB', async () => {
    await expect(send(padded(await picture(9, 9).png().toBuffer(), mostImageBytes))).resolves.toBeDefined();
  });

  it('may be a stream', async () => {
    await expect(send(new Blob([new Uint8Array(await photo())]).stream())).resolves.toBeDefined();
  });

  it('may have the small faults of cameras, and the CMYK colours of print', async () => {
    const bytes = await noise('jpeg');
    const head = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    const faulty = Buffer.concat([bytes.subarray(0, head), Buffer.alloc(2), bytes.subarray(head)]);
    await expect(sharp(faulty).toBuffer()).rejects.toThrow('extraneous');
    await expect(send(faulty)).resolves.toBeDefined();
    const print = await picture(9, 9).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(await stored((await send(print)).handle)).metadata()).space).toBe('srgb');
  });
});

describe('anything else gets a clear message and leaves nothing behind', () => {
  const refused: [string, string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['nothing at all', 'empty', () => Buffer.alloc(0)],
    ['one byte more than 8 MiB', 'tooLarge', async () => padded(await picture(9, 9).png().toBuffer(), 8 * 2 ** 20 + 1)],
    ['41 megapixels', 'tooManyPixels', () => picture(8200, 5000).png({ compressionLevel: 1 }).toBuffer()],
    ['a few bytes that promise 3.6 gigapixels', 'tooManyPixels', () => promise(60_000, 60_000)],
    ['a few bytes that promise 36 megapixels', 'notAnImage', () => promise(6000, 6000)],
    ['a page named .png', 'notAnImage', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', 'notAnImage', () => drawing],
    ['a drawing that begins like a GIF', 'notAnImage', () => Buffer.concat([Buffer.from('GIF89a'), drawing])],
    ['a page that begins like a JPEG', 'notAnImage', () => Buffer.from('ffd8ffe0003c68746d6c3e', 'hex')],
    ['half a JPEG', 'notAnImage', async () => half(await noise('jpeg'))],
    ['half a PNG', 'notAnImage', async () => half(await noise('png'))],
    ['half a WebP', 'notAnImage', async () => half(await noise('webp'))],
    ['half an AVIF', 'notAnImage', async () => half(await noise('avif'))],
    ['a TIFF', 'notAnImage', () => picture(9, 9).tiff().toBuffer()],
    ['a film', 'notAnImage', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
    ['a document', 'notAnImage', () => Buffer.from('%PDF-1.7\n')],
  ];

  it.each(refused)('%s is refused as %s', async (_, code, make) => {
    const before = await storedFiles(runtime);
    await expect(send(await make())).rejects.toMatchObject({ name: 'Invalid', fields: { '': code } });
    expect(await storedFiles(runtime)).toEqual(before);
  });

  it('an upload that is too large is read no further than needed', async () => {
    let parts = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        parts++;
        controller.enqueue(new Uint8Array(2 ** 20));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(send(endless)).rejects.toMatchObject({ fields: { '': 'tooLarge' } });
    expect(parts).toBeLessThanOrEqual(10);
    expect(cancelled).toBe(true);
  });

  it('an upload that breaks off is refused and nothing is stored', async () => {
    const bytes = await photo();
    let parts = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => (parts++ === 0 ? controller.enqueue(bytes) : controller.error(new Error('gone'))),
    });
    const before = await storedFiles(runtime);
    await expect(send(broken)).rejects.toMatchObject({ fields: { '': 'interrupted' } });
    expect(await storedFiles(runtime)).toEqual(before);
  });
});

describe('who may upload an image, and failures of the store', () => {
  it('visitors who are not signed in are refused', async () => {
    const context = await contextOf(runtime, undefined);
    await expect(storeImage(context, await photo())).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('uploads are limited to sixty an hour, checked before the body is read', async () => {
    for (let i = 0; i < 60; i++) await consume(runtime.db, limits.imageByAccount, person.userId);
    const body = new Blob(['unread']).stream();
    await expect(send(body)).rejects.toMatchObject({ name: 'TooMany' });
    expect(await new Response(body).text()).toBe('unread');
  });

  it('a timeout on a busy machine is not reported as a bad image', async () => {
    const before = await storedFiles(runtime);
    const context = await contextOf(runtime, person);
    const broken = half(await noise('png'));
    let moment = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (moment += 10_000));
    const refusal = storeImage(context, broken);
    await expect(refusal).rejects.toMatchObject({ name: 'TooMany', retryAfterSeconds: 30 });
    vi.restoreAllMocks();
    expect(await storedFiles(runtime)).toEqual(before);
  });

  it('neither row nor bytes are left when the bytes cannot be stored', async () => {
    const before = await storedFiles(runtime);
    const context = await contextOf(runtime, person);
    const files = { ...runtime.ports.files, put: () => Promise.reject(new Error('full')) };
    const failing = { ...context, ports: { ...context.ports, files } };
    await expect(storeImage(failing, await photo())).rejects.toThrow('full');
    expect(await storedFiles(runtime)).toEqual(before);
  });

  it('neither row nor bytes are left when the row cannot be written', async () => {
    const before = await storedFiles(runtime);
    const unknownUser = { ...person, userId: '00000000-0000-7000-8000-000000000000' };
    await expect(storeImage(await contextOf(runtime, unknownUser), await photo())).rejects.toThrow('foreign key');
    expect(await storedFiles(runtime)).toEqual(before);
  });
});
