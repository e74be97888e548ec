import { type Context, signedIn } from '../../../context.ts';
import { consume, limits } from '../limits/consume.ts';
import { encodeImage } from './encode-image.ts';
import { imageType } from './image-files.ts';
import { imageQueuesOf } from './image-queues.ts';
import { receive } from './receive.ts';
import { storeFile } from './store-file.ts';

export const mostImageBytes = 8 * 1024 * 1024;

/**
 * Stores an image that the viewer uploads and returns its handle. A refusal (Invalid, with a code for the whole form:
 * tooLarge, tooManyPixels, notAnImage, empty) leaves nothing behind.
 */
export async function storeImage(
  context: Context,
  source: Uint8Array | ReadableStream<Uint8Array>,
): Promise<{ handle: string }> {
  const { userId } = signedIn(context);
  await consume(context.db, limits.imageByAccount, userId);
  const sent = await receive(source, mostImageBytes);
  const image = await imageQueuesOf(context.cache).forUploads(() => encodeImage(context, sent), userId);
  return { handle: await storeFile(context, { ownerId: userId, bytes: image, contentType: imageType }) };
}
