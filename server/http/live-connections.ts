import { openSlots, type SlotRules } from '../slots.ts';

/** Whose line it is. */
type LineOwner = { session: string; account: string; address: string };

export type LineLimits = {
  /** Open tabs of one browser: of one more, the oldest gives way. */
  perSession: number;
  /** The same for all browsers of a person. */
  perAccount: number;
  /** Of all people, and of all behind one address: a line more is refused, since it would take that of another person. */
  all: SlotRules<'address'>;
};

export const lineLimits: LineLimits = {
  perSession: 10,
  perAccount: 30,
  all: {
    atOnce: 8_000,
    waiting: 0,
    perKey: { address: { atOnce: 1_000, waiting: 0 } },
    waitMilliseconds: 1,
    retryAfterSeconds: 60,
  },
};

export type LiveLines = {
  /** Counts a line; the returned function gives it back. `replace` is called when a newer line takes its place. Throws Busy. */
  open: (owner: LineOwner, replace: () => void) => () => void;
  counts: () => { lines: number };
};

type Line = { replace: () => void; close: () => void };

/** The open lines of this process. A person's own newest tabs have one; what others have is never taken away from them. */
export function openLiveLines(given: Partial<LineLimits> = {}): LiveLines {
  const limits = { ...lineLimits, ...given };
  const slots = openSlots(limits.all);
  const owned = new Map<string, Set<Line>>();

  const makeRoom = (name: string, most: number): void => {
    const lines = owned.get(name);
    // A set keeps the order in which its lines were opened.
    for (const oldest of lines ?? []) {
      if ((lines?.size ?? 0) < most) return;
      oldest.close();
      oldest.replace();
    }
  };

  return {
    open: ({ session, account, address }, replace) => {
      const names = [`session ${session}`, `account ${account}`];
      makeRoom(names[0] ?? '', limits.perSession);
      makeRoom(names[1] ?? '', limits.perAccount);
      const giveBack = slots.takeNow({ address });
      const line: Line = {
        replace,
        close: () => {
          giveBack();
          for (const name of names) {
            const lines = owned.get(name);
            lines?.delete(line);
            if (lines?.size === 0) owned.delete(name);
          }
        },
      };
      for (const name of names) owned.set(name, (owned.get(name) ?? new Set()).add(line));
      return line.close;
    },
    counts: () => ({ lines: slots.counts().working }),
  };
}
