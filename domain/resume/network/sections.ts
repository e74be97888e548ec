import type { NetworkRun } from './document.ts';
import { columns, isFooter, sizeAmong } from './geometry.ts';
import { groupLines, type Line } from './lines.ts';

export type Section = { header: string; lines: Line[] };

/** The parts of an export: the lines above the first header of the main column, and the lines under each header. */
export type Layout = { top: Line[]; main: Section[]; side: Section[]; stray: Line[] };

/** Columns first: two lines of different columns may have the same height. */
export function layOut(runs: NetworkRun[]): Layout {
  const body = runs.filter((run) => !isFooter(run));
  const main = underHeaders(groupLines(body.filter((run) => run.x >= columns.edge)), 'header');
  const side = underHeaders(groupLines(body.filter((run) => run.x < columns.edge)), 'sideHeader');
  return { top: main.before, main: main.sections, side: side.sections, stray: side.before };
}

/** A section continues over pages until the next header. */
function underHeaders(lines: Line[], headerSize: 'header' | 'sideHeader'): { before: Line[]; sections: Section[] } {
  const before: Line[] = [];
  const sections: Section[] = [];
  for (const line of lines) {
    if (sizeAmong(line.size, [headerSize])) sections.push({ header: line.text.trim(), lines: [] });
    else (sections.at(-1)?.lines ?? before).push(line);
  }
  return { before, sections };
}
