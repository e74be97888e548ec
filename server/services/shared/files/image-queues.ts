import type { Cache } from '../../../cache.ts';
import { openSlots, type SlotRules } from '../../../slots.ts';
import { openPictureCache, type PictureCache } from './picture-cache.ts';

type Work<T> = () => Promise<T>;

/** Where images are worked on. An image of 40 megapixels takes hundreds of megabytes while it is open. */
export type ImageQueues = {
  /** For what people send: two at a time, of two accounts. */
  forUploads: <T>(work: Work<T>, account: string) => Promise<T>;
  /** For the widths of what is stored: one at a time, and once for all who ask for the same. */
  forWidths: <T>(name: string, work: Work<T>, address: string) => Promise<T>;
  /** For pictures that are drawn: in the same queue, of which they may fill a part only, and kept afterwards. */
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
 * One at a time, since the image library works in the threads that the whole process shares, and each takes some tens of
 * milliseconds. A page may show some twenty images for the first time; a page elsewhere shows some ten badges.
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

/** The one of this process: kept in its memory, since two copies of this file may be loaded. */
export function imageQueuesOf(cache: Cache): ImageQueues {
  return cache.once('image-imageQueues', openImageQueues);
}

export function openImageQueues(): ImageQueues {
  const encoding = openSlots(uploads);
  const making = openSlots(pictures);
  const drawn = openPictureCache();
  const underWay = new Map<string, Promise<unknown>>();
  /** Whoever asks for what is being made waits for the same. */
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
