import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openMemory } from '../../memory.ts';
import { openWorkshop, workshopOf } from './workshop.ts';

/** Work that ends when it is told to. */
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

describe('the workshop', () => {
  it('takes two uploads at a time, the others in their order', async () => {
    const { forUploads } = openWorkshop();
    const { work, endOne, seen } = works();
    const all = Promise.all([1, 2, 3, 4, 5].map(() => forUploads(work)));
    await breathe();
    expect(seen()).toEqual({ most: 2, started: 2 });
    for (let i = 0; i < 5; i++) await endOne();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect(seen()).toEqual({ most: 2, started: 5 });
  });

  it('gives the place of what failed to the next', async () => {
    const { forUploads } = openWorkshop();
    const { work, endOne } = works();
    const outcomes = Promise.allSettled([1, 2, 3].map(() => forUploads(work)));
    await breathe();
    await endOne(new Error('broken'));
    await endOne();
    await endOne();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('makes a width once for all who ask at the same time, and anew for who asks later', async () => {
    const { forWidths } = openWorkshop();
    const { work, endOne } = works();
    const asked = Promise.all(['a', 'a', 'b'].map((name) => forWidths(name, work)));
    await breathe();
    await endOne();
    await endOne();
    expect(await asked).toEqual([1, 1, 2]);
    const later = forWidths('a', work);
    await breathe();
    await endOne();
    expect(await later).toBe(3);
  });

  it('is one for the whole process', async () => {
    const memory = openMemory();
    expect(await workshopOf(memory)).toBe(await workshopOf(memory));
    expect(await workshopOf(openMemory())).not.toBe(await workshopOf(memory));
  });
});
