import sharp, { type Sharp } from 'sharp';
import { InvalidFile, TooMany } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { withoutValues } from '../../../log.ts';
import { largestSide } from './image-files.ts';
import { imageKind } from './image-kind.ts';

const mostPixels = 40_000_000;
/** An idle machine needs three seconds at most; a busier one answers that the client should retry later. */
const timeout = { seconds: 10 };
const laterSeconds = 30;
const webp = { quality: 82 };

// One thread per image and no cache: image-queues.ts limits how many are processed at once.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Encodes an uploaded image again from its pixels: upright, limited in size, without any metadata. The name and the
 * declared type are ignored; an animation keeps its first frame.
 */
export async function encodeImage({ log, requestId }: Pick<Context, 'log' | 'requestId'>, bytes: Uint8Array) {
  const started = performance.now();
  const refuse = (reason: unknown): never => {
    log.info(
      { requestId, reason: withoutValues(reason instanceof Error ? reason.message : String(reason)) },
      'image refused',
    );
    // Measured here, because the library does not always report its own timeout.
    const late = performance.now() - started >= timeout.seconds * 1000;
    throw late ? new TooMany(laterSeconds) : new InvalidFile('notAnImage');
  };
  const kind = imageKind(bytes);
  if (!kind) return refuse('unknown first bytes');
  // Only the header is read here, and it may declare any size.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse);
  if (format !== kind) return refuse(`begins like ${kind}, is ${format}`);
  if (width * height > mostPixels) throw new InvalidFile('tooManyPixels');
  // Harmless faults of cameras ('warning') are accepted; a truncated or broken image is refused.
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return within(image, { width: largestSide, height: largestSide }).catch(refuse);
}

/** A stored image in a smaller width; a narrower one is returned unchanged. */
export async function narrowImage(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const image = sharp(bytes);
  return (await image.metadata()).width <= width ? bytes : within(image, { width });
}

function within(image: Sharp, box: { width: number; height?: number }): Promise<Buffer> {
  const smaller = image.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  return smaller.webp(webp).timeout(timeout).toBuffer();
}

/** A square JPEG for PDF files, which cannot contain WebP. */
export async function squareJpeg(image: Uint8Array, side: number): Promise<Uint8Array> {
  return sharp(image).timeout(timeout).resize(side, side, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();
}
