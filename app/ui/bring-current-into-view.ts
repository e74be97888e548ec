/** A row of links that is wider than a phone begins where the reader is; the page around it does not move. */
export function bringCurrentIntoView(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current="page"]');
  if (!row || !current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
