import type { Point } from './curve.ts';
import { drawable } from './scale.ts';

/** The points of a curve: enough for a smooth line on the widest screen. */
const drawnPoints = 72;

/**
 * The distribution of counted values as a smooth curve (a kernel density estimate with normal kernels). `counts` are the
 * numbers of values in intervals of equal length. x goes from 0 to 100, y from 0 to 1 at the highest point. Empty
 * without any value.
 */
export function densityCurve(counts: readonly number[]): Point[] {
  const weights = counts.map((count) => Math.max(0, drawable(count)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return [];
  const width = 100 / weights.length;
  const centres = weights.map((_, index) => (index + 0.5) * width);
  const spread = Math.max(width, bandwidth(centres, weights, sum));
  const points = Array.from({ length: drawnPoints + 1 }, (_, index) => {
    const x = (100 * index) / drawnPoints;
    const y = centres.reduce((height, centre, bin) => {
      const weight = weights[bin] ?? 0;
      // What spreads beyond an end is reflected: there are no values outside, and the curve must not fall at the end.
      const kernels =
        kernel((x - centre) / spread) + kernel((x + centre) / spread) + kernel((x + centre - 200) / spread);
      return weight === 0 ? height : height + weight * kernels;
    }, 0);
    return { x, y };
  });
  const highest = Math.max(...points.map(({ y }) => y));
  return points.map(({ x, y }) => ({ x, y: y / highest }));
}

const kernel = (distance: number) => Math.exp(-0.5 * distance * distance);

/** Silverman's rule of thumb: the more values and the closer they are, the less they are smoothed. */
function bandwidth(centres: readonly number[], weights: readonly number[], sum: number): number {
  const mean = centres.reduce((total, centre, bin) => total + centre * (weights[bin] ?? 0), 0) / sum;
  const variance = centres.reduce((total, centre, bin) => total + (centre - mean) ** 2 * (weights[bin] ?? 0), 0) / sum;
  return 1.06 * Math.sqrt(variance) * sum ** -0.2;
}
