import type { NetworkRun } from './document.ts';

/** The exporter's page, in points: fields differ only by size and position, since there is one font and no bold. */
export const sizes = {
  name: 26,
  header: 15.75,
  entry: 12,
  title: 11.5,
  url: 11,
  text: 10.5,
  footer: 9,
  sideHeader: 13,
};
/** The main column begins at 223.56; a long word of the sidebar may extend beyond its 202 points. */
export const columns = { side: 21.6, main: 223.56, edge: 215 };
export const widths = { side: 173.16, main: 366.84 };
/** Baselines of the first line of a page that continues a text. */
export const tops = { summary: 55.314, description: 54.925, location: 53.8 };
const nameBaseline = 65.547;
const bodyEnd = 771.5;

/**
 * The runs at the positions of the exporter. A file saved again by another program may be moved or resized; the name,
 * its largest text, shows by how much.
 */
export function onExporterPage(runs: NetworkRun[]): NetworkRun[] {
  const first = runs.filter((run) => run.page === 1 && run.text.trim());
  const usual = first.find((run) => Math.abs(run.size - sizes.name) < 0.25)?.size;
  const largest = usual ?? first.reduce((most, run) => Math.max(most, run.size), 0);
  const scale = largest / sizes.name;
  if (scale < 0.7 || scale > 1.4) return runs;
  const name = first.filter((run) => Math.abs(run.size - largest) < 0.25);
  const left = Math.min(...name.map((run) => run.x)) - columns.main * scale;
  const top = Math.min(...name.map((run) => run.y)) - nameBaseline * scale;
  return runs.map((run) => ({
    ...run,
    x: (run.x - left) / scale,
    y: (run.y - top) / scale,
    size: run.size / scale,
    ...(run.width !== undefined && { width: run.width / scale }),
  }));
}

/** The size of a column that a line is set in. */
export function sizeAmong<T extends keyof typeof sizes>(size: number, names: readonly T[]): T | undefined {
  return names.find((name) => Math.abs(sizes[name] - size) < 0.25);
}

/** `Page 1 of 2` at the bottom of a page: recognised by position and size, since a job may be called Page too. */
export function isFooter(run: { y: number; size: number }): boolean {
  return run.y > bodyEnd || (run.size < 9.5 && run.y > bodyEnd - 20);
}
