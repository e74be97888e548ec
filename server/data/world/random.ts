/** Pseudo-random numbers that are the same each time for the same seed. */
export interface Random {
  /** From 0 included to 1 excluded. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Several different entries, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  weighted<T>(entries: readonly (readonly [T, number])[]): T;
}

export function createRandom(seed: string): Random {
  let [a, b, c, d] = hashSeed(seed);

  // The generator sfc32: fast, and good enough for demo data.
  function next(): number {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  }
  for (let i = 0; i < 12; i++) next();

  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const kept = Math.min(count, rest.length);
    for (let i = 0; i < kept; i++) {
      const j = int(i, rest.length - 1);
      [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
    }
    rest.length = kept;
    return rest;
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('the list is empty');
      return list[Math.floor(next() * list.length)] as (typeof list)[number];
    },
    sample,
    shuffle: (list) => sample(list, list.length),
    weighted: (entries) => {
      let total = 0;
      for (const [, weight] of entries) total += weight;
      let left = next() * total;
      for (const [value, weight] of entries) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new Error('the list is empty');
    },
  };
}

function hashSeed(seed: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  return [h1 ^ h2, h2 ^ h3, h3 ^ h4, h4 ^ h1];
}
