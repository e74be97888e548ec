import type { Line } from './lines.ts';
import { textWidth } from './metrics.ts';

const typedLineHeight = 18;

/**
 * The text of a run. The exporter draws a variation selector as `#`, and then reads every `#` as that selector: after a
 * letter it was a `#` (C#), elsewhere it belonged to an emoji that was dropped. Control characters are removed.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?<=\p{L})(?<!ℹ)\ufe0f/gu, '#')
    .replace(/[\ufe0f\p{Cs}]|(?![\t\n])\p{Cc}/gu, '');
}

/** The text as stored: no-break spaces are no longer needed, and a dropped emoji leaves two spaces. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\t ]+/g, ' ').trim();
}

/** Joins a line that continues in the next. Words and addresses are cut after `-` and `/`; ` -` is a dash. */
export function joinWrapped(lines: string[]): string {
  return lines.reduce((text, next) => {
    const before = text.trimEnd();
    return before + (!before || /[^\s][-/]$/.test(before) ? '' : ' ') + next.trimStart();
  }, '');
}

/** A text of several lines, with the typed line breaks and empty lines, and without those of the layout. */
export function typedText(lines: Line[], box: { width: number; top: number }): string | null {
  let text = '';
  lines.forEach((line, at) => {
    const previous = lines[at - 1];
    const next = line.text.trim();
    if (!previous) text = next;
    else if (isWrapped(previous, line, box)) text = joinWrapped([text, next]);
    else text = `${text.trimEnd()}${'\n'.repeat(1 + emptyLinesBefore(line, box.top))}${next}`;
  });
  return plain(text) || null;
}

/** True if a line ended because the next word had no room. */
function isWrapped(line: Line, next: Line, box: { width: number; top: number }): boolean {
  if (emptyLinesBefore(next, box.top) > 0) return false;
  // A typed break keeps the space before it, the layout drops it.
  if (/\S\s+$/.test(line.text)) return false;
  return !startsItem(next.text) && !hasRoomFor(line, next.text, box.width);
}

function startsItem(text: string): boolean {
  return /^\s*[-–—•·●▪◦*✓✔➢➤►→]\s/u.test(text);
}

/** Whether the first word of the next line would have fitted at the end of this one. */
export function hasRoomFor(line: Line, following: string, width: number): boolean {
  const word = following.match(/^\s*(\S+?[-/](?=\p{L})|\S+)/u)?.[1] ?? '';
  const gap = /[-/]$/.test(line.text) ? '' : ' ';
  return line.width + textWidth(gap + word, line.size) <= width;
}

function emptyLinesBefore(line: Line, top: number): number {
  const gap = line.step === null ? line.y - top : line.step - typedLineHeight;
  return Math.min(3, Math.max(0, Math.round(gap / typedLineHeight)));
}
