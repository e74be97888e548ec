/** Values that a process keeps for a few seconds: the same for every user, and allowed to be a little old. */
export type Cache = {
  /** The cached value, or a new one; callers at the same time wait for the same load. */
  get: <T>(key: string, seconds: number, load: () => Promise<T>) => Promise<T>;
  /** Forgets a cached value that has changed. */
  drop: (key: string) => void;
  /** A value computed from a text, once; the least recently used texts are removed. */
  derive: (text: string, make: (text: string) => string) => string;
  /** One instance per process, kept as long as it runs: a queue, a thread. */
  once: <T>(key: string, open: () => T) => T;
};

/** Texts of some hundred characters: a few megabytes at most. */
const mostTexts = 4000;
/** A limit, because visitors can invent any number of searches. */
const mostFacts = 1000;

export function openCache(now: () => number = () => performance.now()): Cache {
  const texts = new Map<string, string>();
  const kept = new Map<string, { until: number; value: Promise<unknown> }>();
  const held = new Map<string, unknown>();
  return {
    get: <T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> => {
      const known = kept.get(key);
      if (known && known.until > now()) return known.value as Promise<T>;
      const value = load();
      // The oldest is removed first.
      if (!kept.delete(key) && kept.size >= mostFacts) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { until: now() + seconds * 1000, value });
      // A failure is not cached.
      value.catch(() => kept.get(key)?.value === value && kept.delete(key));
      return value;
    },
    drop: (key) => void kept.delete(key),
    derive: (text, make) => {
      const known = texts.get(text);
      const made = known ?? make(text);
      // Inserted again at the end: a Map keeps the order of insertion.
      texts.delete(text);
      texts.set(text, made);
      if (texts.size > mostTexts) texts.delete(texts.keys().next().value ?? '');
      return made;
    },
    once: <T>(key: string, open: () => T): T => {
      if (!held.has(key)) held.set(key, open());
      return held.get(key) as T;
    },
  };
}
