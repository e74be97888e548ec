/** Scrolls a row of tabs so that the current one is in the middle; the page itself does not scroll. */
export function bringCurrentIntoView(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current="page"], [aria-selected="true"]');
  if (!row || !current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
