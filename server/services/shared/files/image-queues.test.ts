import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../cache.ts';
import { imageQueuesOf, openImageQueues } from './image-queues.ts';

/** Work that ends when the test resolves it. */
function works() {
  const open: PromiseWithResolvers<void>[] = [];
  let most = 0;
  let started = 0;
  let running = 0;
  return {
    work: async () => {
      const end = Promise.withResolvers<void>();
      open.push(end);
      most = Math.max(most, ++running);
      const number = ++started;
      await end.promise.finally(() => running--);
      return number;
    },
    endOne: async (failure?: Error) => {
      const end = open.shift();
      if (failure) end?.reject(failure);
      else end?.resolve();
      await breathe();
    },
    seen: () => ({ most, started }),
  };
}

describe('the image queues', () => {
  it('process the uploads of two accounts at a time, the others in order', async () => {
    const { forUploads } = openImageQueues();
    const { work, endOne, seen } = works();
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((account) => forUploads(work, account)));
    await breathe();
    expect(seen()).toEqual({ most: 2, started: 2 });
    for (let i = 0; i < 5; i++) await endOne();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect(seen()).toEqual({ most: 2, started: 5 });
  });

  it('process one upload of an account at a time, so that another account does not wait', async () => {
    const { forUploads } = openImageQueues();
    const { work, endOne, seen } = works();
    const mine = Promise.allSettled(Array.from({ length: 6 }, () => forUploads(work, 'mine')));
    await breathe();
    expect(seen()).toEqual({ most: 1, started: 1 });
    const other = forUploads(work, 'other');
    await breathe();
    expect(seen()).toEqual({ most: 2, started: 2 });
    for (let i = 0; i < 5; i++) await endOne();
    await other;
    expect((await mine).map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(2);
  });

  it('start the next work after a failure', async () => {
    const { forUploads } = openImageQueues();
    const { work, endOne } = works();
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map((account) => forUploads(work, account)));
    await breathe();
    await endOne(new Error('broken'));
    await endOne();
    await endOne();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('make a width once for requests at the same time, and again for a later request', async () => {
    const { forWidths } = openImageQueues();
    const { work, endOne } = works();
    const asked = Promise.all(['a', 'a', 'b'].map((name) => forWidths(name, work, '192.0.2.1')));
    await breathe();
    await endOne();
    await endOne();
    expect(await asked).toEqual([1, 1, 2]);
    const later = forWidths('a', work, '192.0.2.1');
    await breathe();
    await endOne();
    expect(await later).toBe(3);
  });

  it('refuse an address that requests very many drawings, while another address is served', async () => {
    const { forDrawings } = openImageQueues();
    const { work, endOne } = works();
    const draw = async () => Uint8Array.of(await work());
    const flood = Array.from({ length: 121 }, (_, index) => forDrawings(`card ${index}`, draw, '192.0.2.1'));
    const outcomes = Promise.allSettled(flood);
    const other = forDrawings('another card', draw, '192.0.2.2');
    await breathe();
    // One is being drawn and twelve wait: the other address is next.
    for (let i = 0; i < 14; i++) await endOne();
    expect(await other).toEqual(Uint8Array.of(14));
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(108);
    expect(refused[0]).toMatchObject({ reason: { name: 'Busy', retryAfterSeconds: 10 } });
  });

  it('exist once per process, also when the cache is full', async () => {
    const cache = openCache();
    const first = imageQueuesOf(cache);
    for (let index = 0; index <= 1000; index++) await cache.get(`search ${index}`, 10, async () => index);
    expect(imageQueuesOf(cache)).toBe(first);
    expect(imageQueuesOf(openCache())).not.toBe(first);
  });
});
