import { Busy } from '../domain/refusals.ts';

/** How many may run at the same time, and how many more may wait. */
type Share = { atOnce: number; waiting: number };

export type SlotRules<Kind extends string = never> = Share & {
  /** The limits of one client, by the kind of its key: an account, an address. */
  perKey?: Record<Kind, Share>;
  /** A request is refused after waiting this long. */
  waitMilliseconds: number;
  /** After how many seconds a refused client should retry. */
  retryAfterSeconds: number;
};

/** An absent kind is not counted: a visitor has no account. */
type SlotKeys<Kind extends string> = Partial<Record<Kind, string | undefined>>;

export type Slots<Kind extends string = never> = {
  /**
   * A slot, at once or after a wait; the returned function releases it. Throws Busy when too many wait already or after
   * the maximum wait, and the reason of the signal when aborted.
   */
  take: (keys?: SlotKeys<Kind>, signal?: AbortSignal) => Promise<() => void>;
  /** A slot at once, or Busy. */
  takeNow: (keys?: SlotKeys<Kind>) => () => void;
  /** Runs the work in a slot, and releases it also when the work fails. */
  run: <T>(work: () => Promise<T>, keys?: SlotKeys<Kind>, signal?: AbortSignal) => Promise<T>;
  counts: () => { working: number; waiting: number };
};

/** What one key, or the whole, uses. */
type Use = { share: Share; working: number; waiting: number };
type Waiter = { uses: Use[]; start: () => void };

/**
 * Limits how many run and wait at once, in total and per client. First come, first served, but a request whose client
 * has reached its limit is skipped, so that it delays only itself.
 */
export function openSlots<Kind extends string = never>(rules: SlotRules<Kind>): Slots<Kind> {
  const whole: Use = { share: rules, working: 0, waiting: 0 };
  const clients = new Map<string, Use>();
  const queue = new Set<Waiter>();
  const hasRoom = (uses: Use[]) => uses.every(({ share, working }) => working < share.atOnce);
  const mayWait = (uses: Use[]) => uses.every(({ share, waiting }) => waiting < share.waiting);

  const usesOf = (keys: SlotKeys<Kind>): [string, Use][] =>
    (Object.entries(rules.perKey ?? {}) as [Kind, Share][]).flatMap(([kind, share]) => {
      const key = keys[kind];
      if (key === undefined) return [];
      const name = `${kind} ${key}`;
      return [[name, clients.get(name) ?? { share, working: 0, waiting: 0 }]];
    });
  /** A client that uses nothing is removed, because clients can have any number of addresses. */
  const keep = (named: [string, Use][]): void => {
    for (const [name, use] of named) {
      if (use.working + use.waiting > 0) clients.set(name, use);
      else clients.delete(name);
    }
  };
  const startNext = (): void => {
    for (const waiter of queue) {
      if (!hasRoom([whole])) return;
      if (hasRoom(waiter.uses)) waiter.start();
    }
  };

  const giverOf = (uses: Use[], named: [string, Use][]): (() => void) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      for (const use of uses) use.working--;
      keep(named);
      startNext();
    };
  };
  const ask = (keys: SlotKeys<Kind>) => {
    const named = usesOf(keys);
    const uses = [whole, ...named.map(([, use]) => use)];
    const isFree = hasRoom(uses);
    if (isFree) {
      for (const use of uses) use.working++;
      keep(named);
    }
    return { named, uses, isFree };
  };
  const take: Slots<Kind>['take'] = async (keys = {}, signal) => {
    signal?.throwIfAborted();
    const { named, uses, isFree } = ask(keys);
    if (!isFree) {
      if (!mayWait(uses)) throw new Busy(rules.retryAfterSeconds);
      await waitForTurn(queue, uses, rules, { named, keep, signal });
    }
    return giverOf(uses, named);
  };

  return {
    take,
    takeNow: (keys = {}) => {
      const { named, uses, isFree } = ask(keys);
      if (!isFree) throw new Busy(rules.retryAfterSeconds);
      return giverOf(uses, named);
    },
    run: async (work, keys, signal) => {
      const giveBack = await take(keys, signal);
      try {
        // It may have been aborted between its turn and now.
        signal?.throwIfAborted();
        return await work();
      } finally {
        giveBack();
      }
    },
    counts: () => ({ working: whole.working, waiting: whole.waiting }),
  };
}

type Waiting = { named: [string, Use][]; keep: (named: [string, Use][]) => void; signal?: AbortSignal | undefined };

/** Resolves when the slot is given: it is counted as working from then on. */
function waitForTurn(
  queue: Set<Waiter>,
  uses: Use[],
  { waitMilliseconds, retryAfterSeconds }: SlotRules<string>,
  { named, keep, signal }: Waiting,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = (): void => {
    queue.delete(waiter);
    for (const use of uses) use.waiting--;
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  };
  const waiter: Waiter = {
    uses,
    start: () => {
      leave();
      for (const use of uses) use.working++;
      resolve();
    },
  };
  const refuse = (reason: unknown): void => {
    leave();
    keep(named);
    reject(reason);
  };
  const giveUp = (): void => refuse(signal?.reason);
  const timer = setTimeout(() => refuse(new Busy(retryAfterSeconds)), waitMilliseconds);
  timer.unref();
  signal?.addEventListener('abort', giveUp, { once: true });
  queue.add(waiter);
  for (const use of uses) use.waiting++;
  keep(named);
  return promise;
}
