const width = 1200;

export type CoverWaves = {
  /** The surface of the water four times, the farthest first, each as a path down to the lower edge. */
  layers: string[];
  /** Short lines on the water. */
  ripples: string;
  /** The sun above the water. */
  sun: { x: number; y: number; r: number };
};

/** The drawing of a cover, 1200 by 200: always the same for the same seed. */
export function coverWaves(seed: string): CoverWaves {
  const next = numbers(seed);
  const between = (least: number, most: number) => Math.round(least + next() * (most - least));
  const layers = [74, 104, 132, 160].map((height) => {
    const half = between(70, 150);
    const crest = between(9, 20);
    const start = -between(0, half);
    const count = Math.ceil((width - start) / half) - 1;
    return `M${start} ${height + between(-8, 8)}q${half / 2}-${crest} ${half} 0${`t${half} 0`.repeat(count)}V200H${start}z`;
  });
  const ripples = [118, 146, 174].map((y) => `M${between(60, width - 160)} ${y}q8-6 16 0t16 0 16 0`).join('');
  return { layers, ripples, sun: { x: between(640, 880), y: between(44, 70), r: between(22, 40) } };
}

/** Numbers from 0 to 1 that look random and follow from the seed. */
function numbers(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}
