/** What a process remembers for a few seconds: facts that are the same for everybody, and may be a little old. */
export type Memory = {
  /** The remembered value, or a new one; many who ask at once wait for the same answer. */
  recall: <T>(key: string, seconds: number, load: () => Promise<T>) => Promise<T>;
};

export function openMemory(now: () => number = () => performance.now()): Memory {
  const kept = new Map<string, { until: number; value: Promise<unknown> }>();
  return {
    recall: <T>(key: string, seconds: number, load: () => Promise<T>): Promise<T> => {
      const known = kept.get(key);
      if (known && known.until > now()) return known.value as Promise<T>;
      const value = load();
      kept.set(key, { until: now() + seconds * 1000, value });
      // A failure is not worth remembering.
      value.catch(() => kept.delete(key));
      return value;
    },
  };
}
