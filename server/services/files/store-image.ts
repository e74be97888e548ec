import { type Context, signedIn } from '../../context.ts';
import { limits, take } from '../limits/take.ts';
import { encodeImage } from './encode-image.ts';
import { imageType } from './image-files.ts';
import { receive } from './receive.ts';
import { workshopOf } from './workshop.ts';

export const mostImageBytes = 8 * 1024 * 1024;

/**
 * Keeps an image that the viewer sends and gives its handle. What is refused (Invalid, with a code for the whole:
 * tooLarge, tooManyPixels, notAnImage, empty) leaves nothing behind.
 */
export async function storeImage(
  context: Context,
  source: Uint8Array | ReadableStream<Uint8Array>,
): Promise<{ handle: string }> {
  const { userId } = signedIn(context);
  await take(context.db, limits.imageByAccount, userId);
  const sent = await receive(source, mostImageBytes);
  const { forUploads } = await workshopOf(context.memory);
  const image = await forUploads(() => encodeImage(context, sent));
  return { handle: await keep(context, userId, image) };
}

async function keep({ db, ports, log, requestId }: Context, ownerId: string, image: Uint8Array): Promise<string> {
  const handle = ports.random.handle();
  // The row comes first: should the process end before the bytes are safe, the nightly sweep still knows of them.
  await db
    .insertInto('files')
    .values({ handle, ownerId, contentType: imageType, bytes: image.length, createdAt: ports.clock.now() })
    .execute();
  try {
    await ports.files.put(handle, image, imageType);
  } catch (error) {
    const removed = ports.files
      .remove(handle)
      .then(() => db.deleteFrom('files').where('handle', '=', handle).execute());
    await removed.catch((err) => log.warn({ requestId, err }, 'an image is left to the nightly sweep'));
    throw error;
  }
  return handle;
}
