import type { NetworkRun } from './document.ts';
import { textWidth } from './metrics.ts';
import { cleanText } from './text.ts';

/** The runs beside each other in one column. */
export type Line = {
  page: number;
  y: number;
  size: number;
  text: string;
  width: number;
  /** True for the light grey of places; undefined when the file has no colours. */
  pale: boolean | undefined;
  /** Distance to the baseline above in the same column; null for the first line of a page. */
  step: number | null;
};

/**
 * Baselines of a column are at least 12.6 points apart; parts of one line in different fonts, a fraction of a point.
 */
const sameLine = 3;
/** A gap without a space character: the next run begins further right. */
const wordGap = 0.25;

export function groupLines(runs: NetworkRun[]): Line[] {
  const sorted = runs.toSorted((a, b) => a.page - b.page || a.y - b.y);
  const groups: NetworkRun[][] = [];
  for (const run of sorted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && first.page === run.page && run.y - first.y < sameLine) group.push(run);
    else groups.push([run]);
  }
  let above: Line | undefined;
  return groups.flatMap((group) => {
    const line = lineOf(group.toSorted((a, b) => a.x - b.x));
    if (!line.text.trim()) return [];
    line.step = above?.page === line.page ? line.y - above.y : null;
    above = line;
    return [line];
  });
}

/** Size, baseline and colour of the longest run. */
function lineOf(runs: NetworkRun[]): Line {
  const main = runs.reduce((most, run) => (run.text.trim().length > most.text.trim().length ? run : most));
  const last = runs.at(-1) ?? main;
  const text = cleanText(runs.map((run, at) => spaceBefore(runs[at - 1], run) + run.text).join(''));
  const measured = runs.every((run) => run.width !== undefined);
  return {
    page: main.page,
    y: main.y,
    size: main.size,
    text,
    width: measured ? last.x + (last.width ?? 0) - (runs[0] ?? main).x : textWidth(text, main.size),
    pale: isPale(main.colour),
    step: null,
  };
}

function spaceBefore(previous: NetworkRun | undefined, run: NetworkRun): string {
  if (previous?.width === undefined || /\s$/.test(previous.text) || /^\s/.test(run.text)) return '';
  return run.x - (previous.x + previous.width) > wordGap * run.size ? ' ' : '';
}

function isPale(colour: string | undefined): boolean | undefined {
  const parts = colour?.match(/^#(..)(..)(..)$/)?.slice(1);
  return parts?.every((part) => Number.parseInt(part, 16) > 0x70);
}
