import type { ImageWidth } from '../../../../domain/image-address.ts';
import type { Files } from '../../../ports/files/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { narrowImage } from './encode-image.ts';
import { fileOf, imageType } from './image-files.ts';
import { imageQueuesOf } from './image-queues.ts';

type Reader = Pick<Runtime, 'db' | 'ports' | 'cache' | 'log'>;

/**
 * An image in one of the widths, never enlarged; undefined when there is no image with that handle. `address` is the
 * client's: a missing width is made in a queue with limits per address.
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
  // The image can be served all the same; the next request makes it again.
  await files
    .put(fileOf(handle, width), image, imageType)
    .catch((err) => reader.log.warn({ err }, 'a smaller width of an image could not be stored'));
  // The sweep may have deleted the image meanwhile: the lock waits for it, and then the new width is removed too.
  if (await rowOf(reader, handle).forKeyShare().executeTakeFirst()) return image;
  await files.remove(fileOf(handle, width));
  return undefined;
}

function rowOf({ db }: Reader, handle: string) {
  return db.selectFrom('files').select('handle').where('handle', '=', handle).where('contentType', '=', imageType);
}

/** Read completely, because it is small and a stream that is read halfway would stay open. */
async function bytesOf(files: Files, handle: string): Promise<Uint8Array | undefined> {
  const file = await files.get(handle);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}
