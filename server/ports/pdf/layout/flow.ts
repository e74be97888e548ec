import type { Row } from './rows.ts';

export type Placed = { row: Row; baseline: number };

/** Measured from the top of the sheet, downwards. */
export type Frame = { firstTop: number; top: number; bottom: number };

/**
 * Distributes rows over pages. A page ends before the first row that does not fit, and before the rows that must stay
 * with it.
 */
export function flow(rows: readonly Row[], { firstTop, top, bottom }: Frame): Placed[][] {
  const pages: Placed[][] = [];
  let next = 0;
  while (next < rows.length || pages.length === 0) {
    const page: Placed[] = [];
    let y = pages.length === 0 ? firstTop : top;
    for (let row = rows[next]; row; row = rows[next + page.length]) {
      const start = y + (page.length === 0 ? 0 : row.before);
      const end = start + row.above + row.below;
      // A row higher than a sheet is printed as far as the sheet allows.
      if (end > bottom && page.length > 0) break;
      page.push({ row, baseline: start + row.above });
      y = end;
    }
    const kept = next + page.length < rows.length ? unheld(page) : page.length;
    pages.push(page.slice(0, kept));
    next += kept;
  }
  return pages;
}

/** How many rows of a full page stay; all of them when everything on it belongs together. */
function unheld(page: Placed[]): number {
  let kept = page.length;
  while (kept > 0 && page[kept - 1]?.row.withNext) kept--;
  return kept === 0 ? page.length : kept;
}
