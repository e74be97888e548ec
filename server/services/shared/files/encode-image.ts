import sharp, { type Sharp } from 'sharp';
import type { Context } from '../../../context.ts';
import { Invalid, TooMany } from '../../../errors.ts';
import { withoutValues } from '../../../log.ts';
import { largestSide } from './image-files.ts';
import { imageKind } from './image-kind.ts';

const mostPixels = 40_000_000;
/** A machine at rest needs three at most; one that is busier than this may do better later. */
const timeout = { seconds: 10 };
const laterSeconds = 30;
const webp = { quality: 82 };

// One thread for each image, and nothing kept of one for the next: how many are worked on is decided in imageQueues.ts.
sharp.concurrency(1);
sharp.cache(false);

/**
 * What was sent, made again from its pixels: upright, no larger than we show, and nothing of the file that came. Its
 * name and declared type are not asked; of what moves, the first frame stays.
 */
export async function encodeImage({ log, requestId }: Pick<Context, 'log' | 'requestId'>, bytes: Uint8Array) {
  const started = performance.now();
  const refuse = (reason: unknown): never => {
    log.info(
      { requestId, reason: withoutValues(reason instanceof Error ? reason.message : String(reason)) },
      'image refused',
    );
    // By our own clock: the library does not always say that it ran out of time.
    const late = performance.now() - started >= timeout.seconds * 1000;
    throw late ? new TooMany(laterSeconds) : new Invalid({ '': 'notAnImage' });
  };
  const kind = imageKind(bytes);
  if (!kind) return refuse('unknown first bytes');
  // Only the head is read here, so it may promise any size.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
  if (format !== kind) return refuse(`begins like ${kind}, is ${format}`);
  if (width * height > mostPixels) throw new Invalid({ '': 'tooManyPixels' });
  // Cameras write small faults that harm nobody ('warning'); a cut or broken image is refused.
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return within(image, { width: largestSide, height: largestSide }).catch(refuse);
}

/** A stored image in a smaller width; one that is not wider stays as it is. */
export async function narrowImage(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const image = sharp(bytes);
  return (await image.metadata()).width <= width ? bytes : within(image, { width });
}

function within(image: Sharp, box: { width: number; height?: number }): Promise<Buffer> {
  const smaller = image.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  return smaller.webp(webp).timeout(timeout).toBuffer();
}

/** A square for paper, where the format of the web is not known. */
export async function squareJpeg(image: Uint8Array, side: number): Promise<Uint8Array> {
  return sharp(image).timeout(timeout).resize(side, side, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();
}
