/** Where a value is on a scale, in per cent of its length: 0 is the left or lower end. */
export type Scale = (value: number) => number;

/** Positions are written with two decimals: a hundredth of a per cent is less than a pixel on every screen. */
const decimals = 100;

/** A value that is not a finite number counts as 0, because one such value would make a whole drawing disappear. */
export function drawable(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

export function rounded(value: number): number {
  // `+ 0` turns -0 into 0.
  return Math.round(drawable(value) * decimals) / decimals + 0;
}

/** A scale from `low` to `high`; what is outside is drawn at the end. Where both are equal, everything is in the middle. */
export function scaleOf(low: number, high: number): Scale {
  const [from, to] = [drawable(low), drawable(high)];
  const length = to - from;
  return (value) => {
    if (length === 0) return 50;
    return rounded(Math.min(100, Math.max(0, (100 * (drawable(value) - from)) / length)));
  };
}

/** The part of the largest value that a bar shows, in per cent: 0 without any value, never below 0 or above 100. */
export function shareOf(value: number, most: number): number {
  return most > 0 ? scaleOf(0, most)(value) : 0;
}

/** The largest of these values that can be drawn; 0 when there is none. */
export function mostOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, drawable(value)), 0);
}

/** A position as an SVG attribute. */
export function percentage(position: number): string {
  return `${rounded(position)}%`;
}

/** On which side of a position its text stands, so that it does not leave the drawing: `edge` is in per cent. */
export function anchorAt(position: number, edge = 5): 'start' | 'middle' | 'end' {
  if (position < edge) return 'start';
  return position > 100 - edge ? 'end' : 'middle';
}
