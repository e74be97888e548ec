import { openSlots, type SlotRules } from '../slots.ts';

/** The session, account and address that a live connection ("line") counts for. */
type LineOwner = { session: string; account: string; address: string };

export type ConnectionLimits = {
  /** For the tabs of one browser: one more replaces the oldest. */
  perSession: number;
  /** The same for all browsers of one account. */
  perAccount: number;
  /** For the process and for one address: one more is refused, because the oldest may belong to another person. */
  all: SlotRules<'address'>;
};

export const lineLimits: ConnectionLimits = {
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

export type LiveConnections = {
  /** Counts a connection until the returned function is called; `replace` is called when a newer one replaces it. */
  open: (owner: LineOwner, replace: () => void) => () => void;
  counts: () => { lines: number };
};

type Line = { replace: () => void; close: () => void };

/** The live connections of this process. A new connection replaces only older ones of the same account. */
export function openLiveConnections(given: Partial<ConnectionLimits> = {}): LiveConnections {
  const limits = { ...lineLimits, ...given };
  const slots = openSlots(limits.all);
  const owned = new Map<string, Set<Line>>();

  const makeRoom = (name: string, most: number): void => {
    const lines = owned.get(name);
    // A Set iterates in insertion order, so the oldest comes first.
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
