/** What a process remembers for a few seconds: facts that are the same for everybody, and may be a little old. */
export type Cache = {
  /** The remembered value, or a new one; many who ask at once wait for the same answer. */
  get: <T>(key: string, seconds: number, load: () => Promise<T>) => Promise<T>;
  /** What a text always becomes, worked out once; the texts that were asked for longest ago are forgotten. */
  derive: (text: string, make: (text: string) => string) => string;
  /** What there is one of in a process, for as long as it runs: a queue, a thread. */
  once: <T>(key: string, open: () => T) => T;
};

/** Texts of some hundred characters: a few megabytes at most. */
const mostTexts = 4000;
/** Searches can be made up without end. */
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
      // The oldest goes first.
      if (!kept.delete(key) && kept.size >= mostFacts) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { until: now() + seconds * 1000, value });
      // A failure is not worth remembering.
      value.catch(() => kept.delete(key));
      return value;
    },
    derive: (text, make) => {
      const known = texts.get(text);
      const made = known ?? make(text);
      // Put back at the end: a map keeps the order in which its keys came.
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
