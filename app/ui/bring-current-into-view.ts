/** How much of the row its soft edge takes: a tab below it is not in view (tabs.module.css). */
const edge = 40;

/**
 * Scrolls a row of tabs so that the current one is in the middle; the page itself does not scroll. A current tab that is
 * already in view stays where it is, so that nothing jumps.
 */
export function bringCurrentIntoView(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current="page"], [aria-selected="true"]');
  if (!row || !current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  const left = inner.left - outer.left + row.scrollLeft;
  const lowest = left + inner.width + edge - outer.width;
  const highest = left - edge;
  const most = row.scrollWidth - outer.width;
  if (row.scrollLeft >= Math.min(lowest, most) && row.scrollLeft <= Math.max(highest, 0)) return;
  row.scrollLeft = left - (outer.width - inner.width) / 2;
}
