import type { Block } from './cv.ts';
import { inlineWords } from './markdown-words.ts';

/** Also the signs that people use as bullets without knowing Markdown. */
const item = /^([ \t]*)(?:[-*+•▪‣●◦·–—]|(\d{1,4}[.)]))[ \t]+(?=\S)/u;
const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const underline = /^ {0,3}(=+|-{2,})[ \t]*$/;
const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const deepest = 3;
/** A line of this length was probably broken by a program, not by its author. */
const brokenByHand = 60;

type Open = { kind: Block['kind']; depth: number; number?: string; isClose: boolean; text: string; isBold?: boolean };

/**
 * Markdown of a person for print: paragraphs, bullets, bold words, links. Other signs are removed and their words stay.
 * A line that clearly begins something new stays a line, where a browser would join it.
 */
export function markdownBlocks(source: string): Block[] {
  const blocks: Open[] = [];
  const indents: number[] = [];
  let open: Open | undefined;
  let fenced: string | undefined;
  const begin = (block: Open) => {
    open = block;
    blocks.push(block);
  };
  for (const written of source.replace(/<br\s*\/?>/gi, '\n').split('\n')) {
    const mark: string | undefined = fence.exec(written)?.[1];
    if (fenced ? mark?.startsWith(fenced) : mark) {
      fenced = fenced ? undefined : mark;
      open = undefined;
      continue;
    }
    const line: string = fenced ? written : written.replace(/^ {0,3}(?:>[ \t]?)+/, '');
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const title = heading.exec(line)?.[1];
    const listed = item.exec(line);
    if (fenced) begin({ kind: 'paragraph', depth: 0, isClose: open !== undefined, text: escaped(line) });
    else if (open?.kind === 'paragraph' && underline.test(line)) open = closedBold(open);
    else if (rule.test(line)) open = undefined;
    else if (title !== undefined) {
      begin({ kind: 'paragraph', depth: 0, isClose: false, text: title, isBold: true });
      open = undefined;
    } else if (listed) {
      const indent = (listed[1] ?? '').replaceAll('\t', '    ').length;
      while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
      const depth = Math.min(indents.length, deepest);
      indents.push(indent);
      begin({ kind: 'bullet', depth, number: listed[2], isClose: false, text: line.slice(listed[0].length) });
    } else if (open && goesOn(open.text, line)) open.text = `${open.text.trimEnd()} ${line.trimStart()}`;
    else {
      const isClose: boolean = open !== undefined;
      if (!isClose) indents.length = 0;
      begin({ kind: 'paragraph', depth: isClose ? (open?.depth ?? 0) : 0, isClose, text: line.trimStart() });
    }
  }
  return blocks.flatMap(({ text, isBold, isClose, number, kind, depth }) => {
    const words = inlineWords(text.replace(/\\$/, ''));
    if (words.length === 0) return [];
    const block: Block = { kind, depth, words: isBold ? words.map((one) => ({ ...one, bold: true })) : words };
    if (number) block.number = number;
    if (isClose) block.isClose = true;
    return [block];
  });
}

function closedBold(open: Open): undefined {
  open.isBold = true;
}

/** Whether the next line continues the sentence. Two spaces at the end always mean a new line. */
function goesOn(before: string, next: string): boolean {
  if (/ {2}$|\\$/.test(before)) return false;
  const [first = ''] = next.trim();
  if (/\p{Ll}/u.test(first)) return true;
  return before.length >= brokenByHand && !/[.:;!?…]$/u.test(before.trimEnd());
}

const escaped = (text: string) => text.replace(/[\\`*_[\]<&~!]/g, '\\$&');
