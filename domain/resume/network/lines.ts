import type { NetworkRun } from './document.ts';
import { textWidth } from './metrics.ts';
import { cleanText } from './text.ts';

/** The runs that stand side by side in one column. */
export type Line = {
  page: number;
  y: number;
  size: number;
  text: string;
  width: number;
  /** True for what is drawn in the light grey of places; undefined when the file does not say colours. */
  pale: boolean | undefined;
  /** From the baseline above it in the same column; null for the first of a page. */
  step: number | null;
};

/** Baselines of a column are at least 12.6 points apart; parts of one line in different fonts, a fraction of one. */
const sameLine = 3;
/** A gap that somebody left by moving the pen instead of drawing a space. */
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

/** Size, baseline and colour are those of most of its characters. */
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
