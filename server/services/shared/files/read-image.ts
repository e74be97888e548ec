import type { ImageWidth } from '../../../../domain/image-address.ts';
import type { Files } from '../../../ports/files/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { narrowImage } from './encode-image.ts';
import { fileOf, imageType } from './image-files.ts';
import { imageQueuesOf } from './image-queues.ts';

type Reader = Pick<Runtime, 'db' | 'ports' | 'cache' | 'log'>;

/**
 * An image in one of the widths, never enlarged; nothing unless there is an image of that handle. The address is that of
 * the client who asks: a width that is not there yet is made in its turn.
 */
export async function readImage(
  reader: Reader,
  handle: string,
  width: ImageWidth,
  address: string,
): Promise<Uint8Array | undefined> {
  const { ports, cache } = reader;
  if (!(await rowOf(reader, handle).executeTakeFirst())) return undefined;
  const kept = await bytesOf(ports.files, fileOf(handle, width));
  if (kept || fileOf(handle, width) === handle) return kept;
  return imageQueuesOf(cache).forWidths(fileOf(handle, width), () => makeWidth(reader, handle, width), address);
}

async function makeWidth(reader: Reader, handle: string, width: ImageWidth): Promise<Uint8Array | undefined> {
  const { files } = reader.ports;
  const whole = await bytesOf(files, handle);
  if (!whole) return undefined;
  const image = await narrowImage(whole, width);
  // It can be shown all the same, and is made again for the next who asks.
  await files
    .put(fileOf(handle, width), image, imageType)
    .catch((err) => reader.log.warn({ err }, 'an image could not be kept in a smaller width'));
  // The sweep may have taken the image meanwhile: this waits for it, and leaves nothing that it did not see.
  if (await rowOf(reader, handle).forKeyShare().executeTakeFirst()) return image;
  await files.remove(fileOf(handle, width));
  return undefined;
}

function rowOf({ db }: Reader, handle: string) {
  return db.selectFrom('files').select('handle').where('handle', '=', handle).where('contentType', '=', imageType);
}

/** Whole, because it is small, and because a file that is only half read would stay open. */
async function bytesOf(files: Files, handle: string): Promise<Uint8Array | undefined> {
  const file = await files.get(handle);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}
