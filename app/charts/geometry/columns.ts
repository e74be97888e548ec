/** A bar of a row of bars, in per cent of the width. */
export type Column = { left: number; width: number; centre: number };

const mostLabels = 8;

/** Bars of equal width with gaps between them. One bar alone does not fill the drawing, unless it is asked to. */
export function columnsOf(count: number, gap = 0.28, widest = 14): Column[] {
  const step = 100 / Math.max(1, count);
  const width = Math.min(widest, step * (1 - gap));
  return Array.from({ length: count }, (_, index) => {
    const centre = (index + 0.5) * step;
    return { left: centre - width / 2, width, centre };
  });
}

/** Whether a bar has a label: at most eight have one, the last bar always. */
export function hasLabel(index: number, count: number): boolean {
  return (count - 1 - index) % labelStep(count) === 0;
}

/** Whether a label is left out in a narrow place: every second one, counted from the last bar. */
export function isSecondLabel(index: number, count: number): boolean {
  return count > 3 && ((count - 1 - index) / labelStep(count)) % 2 === 1;
}

const labelStep = (count: number) => Math.max(1, Math.ceil(count / mostLabels));
