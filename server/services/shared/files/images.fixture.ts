import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { Visitor } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';

/** One colour, so that even millions of pixels are made quickly and stay small. */
export function picture(width: number, height: number, background: string | { [rgba: string]: number } = '#0b6b53') {
  return sharp({ create: { width, height, channels: 4, background } });
}

/**
 * A photo of a phone that was turned: stored with red left and blue right, shown with red on top; with GPS position.
 */
export async function photo(): Promise<Buffer> {
  const blue = await picture(150, 200, '#0000ff').png().toBuffer();
  const pixels = await picture(300, 200, '#ff0000')
    .composite([{ input: blue, gravity: 'east' }])
    .png()
    .toBuffer();
  return sharp(pixels)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Telephone', Copyright: 'Camille Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 21/1 8/1' },
    })
    .jpeg()
    .toBuffer();
}

/** A few bytes that declare an image of any size: the header of a PNG without the pixels. */
export async function promise(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(1, 1).png().toBuffer();
  // After the signature of 8 bytes: length of the header, its name at 12, two sides, five bytes, checksum at 29.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Random pixels cannot be compressed: half of the bytes is half of the image. */
export function noise(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const create = {
    width: 90,
    height: 60,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', sigma: 30 },
  } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

export const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
export const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

export const drawing = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

export async function contextOf(runtime: Runtime, viewer: SignedIn | undefined): Promise<Context> {
  return { ...(await new Visitor(runtime).context()), ...runtime, viewer };
}

/** The names of all stored files: in the folder, and in the table. */
export async function storedFiles({ config, db }: Runtime): Promise<{ files: string[]; rows: string[] }> {
  const folder = await readdir(join(config.DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const rows = await db.selectFrom('files').select('handle').orderBy('handle').execute();
  const files = folder.filter((entry) => entry.isFile()).map(({ name }) => name);
  return { files: files.sort(), rows: rows.map(({ handle }) => handle) };
}
