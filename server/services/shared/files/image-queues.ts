import type { Cache } from '../../../cache.ts';
import { openSlots, type SlotRules } from '../../../slots.ts';
import { openPictureCache, type PictureCache } from './picture-cache.ts';

type Work<T> = () => Promise<T>;

/** Limits the work on images: an image of 40 megapixels takes hundreds of megabytes while it is open. */
export type ImageQueues = {
  /** For uploads: two at a time, of two accounts. */
  forUploads: <T>(work: Work<T>, account: string) => Promise<T>;
  /** For the widths of stored images: one at a time, and once for all requests for the same width. */
  forWidths: <T>(name: string, work: Work<T>, address: string) => Promise<T>;
  /** For drawn pictures: in the same queue, of which they may fill only a part, and cached afterwards. */
  forDrawings: (name: string, work: Work<Uint8Array<ArrayBuffer>>, address: string) => Promise<Uint8Array<ArrayBuffer>>;
  drawn: PictureCache;
};

const uploads: SlotRules<'account'> = {
  atOnce: 2,
  waiting: 24,
  perKey: { account: { atOnce: 1, waiting: 3 } },
  waitMilliseconds: 30_000,
  retryAfterSeconds: 10,
};
/**
 * One at a time, because the image library uses the thread pool of the whole process, and each image takes some tens of
 * milliseconds. A page may show twenty new images; a page of another site shows ten badges.
 */
const pictures: SlotRules<'widthsOf' | 'drawingsOf' | 'drawings'> = {
  atOnce: 1,
  waiting: 128,
  perKey: {
    widthsOf: { atOnce: 1, waiting: 32 },
    drawingsOf: { atOnce: 1, waiting: 12 },
    drawings: { atOnce: 1, waiting: 48 },
  },
  waitMilliseconds: 8_000,
  retryAfterSeconds: 10,
};

/** One per process, held in the cache, because this module may be loaded twice. */
export function imageQueuesOf(cache: Cache): ImageQueues {
  return cache.once('image-queues', openImageQueues);
}

export function openImageQueues(): ImageQueues {
  const encoding = openSlots(uploads);
  const making = openSlots(pictures);
  const drawn = openPictureCache();
  const underWay = new Map<string, Promise<unknown>>();
  /** A request for something that is being made waits for the same result. */
  const once = <T>(name: string, make: Work<T>): Promise<T> => {
    const known = underWay.get(name);
    if (known) return known as Promise<T>;
    const made = make().finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };
  return {
    forUploads: (work, account) => encoding.run(work, { account }),
    forWidths: (name, work, address) => once(`width ${name}`, () => making.run(work, { widthsOf: address })),
    forDrawings: (name, work, address) =>
      once(`drawing ${name}`, async () => {
        const picture = await making.run(work, { drawingsOf: address, drawings: 'all' });
        drawn.keep(name, picture);
        return picture;
      }),
    drawn,
  };
}
