import type { Memory } from '../../memory.ts';

type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** Where images are worked on. An image of 40 megapixels takes hundreds of megabytes while it is open. */
export type Workshop = {
  /** For what people send: two at a time, the others wait. */
  forUploads: Turn;
  /** For the widths of what is stored: one at a time, and once for all who ask for the same. */
  forWidths: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/** The one of this process: kept in its memory, since two copies of this file may be loaded. */
export function workshopOf(memory: Memory): Promise<Workshop> {
  return memory.recall('image-workshop', Number.POSITIVE_INFINITY, async () => openWorkshop());
}

export function openWorkshop(): Workshop {
  const oneByOne = takeTurns(1);
  const underWay = new Map<string, Promise<unknown>>();
  return {
    forUploads: takeTurns(2),
    forWidths: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const known = underWay.get(name);
      if (known) return known as Promise<T>;
      const made = oneByOne(work).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
  };
}

function takeTurns(places: number): Turn {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes from hand to hand, so that nobody who comes later can take it in between.
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
