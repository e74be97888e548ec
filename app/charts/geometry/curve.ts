import { drawable, rounded } from './scale.ts';

export type Point = { x: number; y: number };

/** One piece of a curve: from a point to the next, with the two points that bend it. */
type Piece = { start: Point; bendStart: Point; bendEnd: Point; end: Point };

/** A smooth line through all points, which must be in the order of x. It never goes beyond the values of its points. */
export function linePath(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  return `M${at(first)}${piecesOf(points).map(forward).join('')}`;
}

/** The area between two lines over the same x. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  const last = lower.at(-1);
  if (upper.length === 0 || !last) return '';
  return `${linePath(upper)}L${at(last)}${piecesOf(lower).toReversed().map(backward).join('')}Z`;
}

/** Straight lines from point to point: for curves of very many points, which look smooth by themselves. */
export function polylinePath(points: readonly Point[]): string {
  return points.map((one, index) => `${index === 0 ? 'M' : 'L'}${at(one)}`).join('');
}

/** The area between such lines and the base `y`. */
export function areaPath(points: readonly Point[], base: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `M${at({ x: first.x, y: base })}${points.map((one) => `L${at(one)}`).join('')}L${at({ x: last.x, y: base })}Z`;
}

/** The part of a curve between two x, with a point at both ends where the curve goes on. */
export function partOfCurve(points: readonly Point[], from: number, to: number): Point[] {
  const inside = points.filter(({ x }) => x > from && x < to);
  return [heightAt(points, from), ...inside, heightAt(points, to)].filter((one) => one !== undefined);
}

/** The point of a curve at x, or nothing outside of it. */
export function heightAt(points: readonly Point[], x: number): Point | undefined {
  const next = points.findIndex((one) => one.x >= x);
  const [before, after] = [points[next - 1], points[next]];
  if (!after) return undefined;
  if (after.x === x) return after;
  if (!before) return undefined;
  return { x, y: before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x) };
}

const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
const forward = ({ bendStart, bendEnd, end }: Piece) => `C${at(bendStart)} ${at(bendEnd)} ${at(end)}`;
const backward = ({ start, bendStart, bendEnd }: Piece) => `C${at(bendEnd)} ${at(bendStart)} ${at(start)}`;

function piecesOf(points: readonly Point[]): Piece[] {
  const slopes = slopesOf(points);
  return points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const third = (end.x - start.x) / 3;
    return {
      start,
      bendStart: { x: start.x + third, y: start.y + third * (slopes[index] ?? 0) },
      bendEnd: { x: end.x - third, y: end.y - third * (slopes[index + 1] ?? 0) },
      end,
    };
  });
}

/**
 * The slope of the line at each point: level at a highest and a lowest point, elsewhere at most three times the slope on
 * either side. Between two points the line then only rises or only falls: no score is shown that was not reached.
 */
function slopesOf(points: readonly Point[]): number[] {
  const sides = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    return drawable((end.y - start.y) / (end.x - start.x));
  });
  return points.map((_, index) => {
    const before = sides[index - 1] ?? sides[index] ?? 0;
    const after = sides[index] ?? before;
    if (before * after <= 0) return 0;
    const mean = (before + after) / 2;
    return Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.abs(before), 3 * Math.abs(after));
  });
}
