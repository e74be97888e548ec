import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type ImageWidth, imageAddress, imageWidths } from '../../../../domain/image-address.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Files } from '../../../ports/files/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { contextOf, picture, storedFiles } from './images.fixture.ts';
import { readImage as readFor } from './read-image.ts';
import { storeImage } from './store-image.ts';

let runtime: Runtime;
let handle: string;

beforeAll(async () => {
  runtime = await testRuntime();
  handle = await store(700, 350);
});

async function store(width: number, height: number): Promise<string> {
  const person = await makeDeveloper(runtime.db);
  const bytes = await picture(width, height).png().toBuffer();
  return (await storeImage(await contextOf(runtime, person), bytes)).handle;
}

const readImage = (reader: Runtime, name: string, width: ImageWidth) => readFor(reader, name, width, '192.0.2.1');

const withFiles = (files: Partial<Files>): Runtime => ({
  ...runtime,
  ports: { ...runtime.ports, files: { ...runtime.ports.files, ...files } },
});

describe('an image, served by its handle in several widths', () => {
  it.each(imageWidths.map((width) => [width, Math.min(width, 700)]))('in width %i: %i wide', async (asked, width) => {
    const image = await readImage(runtime, handle, asked);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width, height: Math.round(width / 2) });
  });

  it('has an address with its handle and width', () => {
    expect(imageAddress('abc', 300)).toBe('/images/abc/300.webp');
  });

  it('is made once in each width and stored, also with many requests at once', async () => {
    const mine = await store(400, 400);
    const put = vi.fn(runtime.ports.files.put);
    const images = await Promise.all(Array.from({ length: 10 }, () => readImage(withFiles({ put }), mine, 96)));
    images.push(await readImage(withFiles({ put }), mine, 96));
    expect(new Set(images.map((image) => Buffer.from(image ?? '').toString('hex'))).size).toBe(1);
    expect(put.mock.calls.map(([name]) => name)).toEqual([`${mine}w96`]);
  });

  it('is undefined for a handle without a row, also for the name of a stored width', async () => {
    await readImage(runtime, handle, 48);
    expect(await readImage(runtime, `${handle}w48`, 2000)).toBeUndefined();
    expect(await readImage(runtime, 'a'.repeat(32), 300)).toBeUndefined();
    await runtime.ports.files.put('b'.repeat(32), Buffer.from('x'), 'image/webp');
    expect(await readImage(runtime, 'b'.repeat(32), 2000)).toBeUndefined();
  });

  it('is undefined for a file that is not an image', async () => {
    const document = 'c'.repeat(32);
    await runtime.ports.files.put(document, Buffer.from('%PDF'), 'application/pdf');
    await runtime.db
      .insertInto('files')
      .values({ handle: document, contentType: 'application/pdf', bytes: 4 })
      .execute();
    expect(await readImage(runtime, document, 2000)).toBeUndefined();
    expect(await readImage(runtime, document, 300)).toBeUndefined();
  });

  it('is served even when its width cannot be stored', async () => {
    const full = withFiles({ put: () => Promise.reject(new Error('full')) });
    expect((await sharp(await readImage(full, await store(400, 400), 150)).metadata()).width).toBe(150);
  });

  it('leaves no file when the sweep deletes it while a width is made', async () => {
    const before = await storedFiles(runtime);
    const mine = await store(400, 400);
    const put: Files['put'] = async (...args) => {
      await runtime.db.deleteFrom('files').where('handle', '=', mine).execute();
      await runtime.ports.files.remove(mine);
      await runtime.ports.files.put(...args);
    };
    expect(await readImage(withFiles({ put }), mine, 96)).toBeUndefined();
    expect(await storedFiles(runtime)).toEqual(before);
  });
});
