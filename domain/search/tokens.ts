import { splitWords } from '../library/words.ts';

/** Where something stands in the text: from, to. */
export type Span = readonly [start: number, end: number];

export type Token = {
  start: number;
  end: number;
  /** As `phraseOf` folds it; of a quotation, its words. */
  folded: string;
  /** The same with a space between its words: 'saint nazaire'. */
  spaced: string;
  /** Between quotation marks: always plain words. */
  quoted?: string;
  /** The sign before it says that it is unwanted: '-native'. */
  minus?: true;
  /** A single letter before an apostrophe: the article of « l’anglais ». */
  elided?: true;
  /** What stands between the previous token and this one keeps them apart: a comma, a bracket, a new line. */
  apart: boolean;
  /** The sign between the previous token and this one, and the place of what stands between. */
  sign: '|' | '/' | ',' | undefined;
  gap: Span;
};

const piece = /"([^"\n]{1,120})"|«([^»\n]{1,120})»|“([^”\n]{1,120})”|\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}.+#·-]*/gu;

/** The words and quotations of a text, in order, with their places. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const found of text.matchAll(piece)) {
    const quoted = (found[1] ?? found[2] ?? found[3])?.trim();
    let end = found.index + found[0].length;
    // A dot or hyphen at the end belongs to the sentence.
    if (quoted === undefined) while (/[.·-]/.test(text[end - 1] ?? '')) end--;
    const words = splitWords(quoted ?? text.slice(found.index, end));
    if (words.length === 0) continue;
    const gap = text.slice(last, found.index);
    const minus = /(^|[\s(,])[-−]$/.test(gap.slice(-2)) || (last === 0 && gap === '-');
    tokens.push({
      start: minus ? found.index - 1 : found.index,
      end,
      folded: words.join(''),
      spaced: words.join(' '),
      ...(quoted !== undefined && { quoted }),
      ...(minus && { minus }),
      ...(/^\p{L}{1,2}$/u.test(found[0]) && /['’]/.test(text[end] ?? '') && { elided: true as const }),
      apart: last > 0 && !/^[ \t\u00a0\u202f/'’&+%-]*$/.test(gap),
      sign: gap.includes('|') ? '|' : gap.includes('/') ? '/' : /[,;\n]/.test(gap) ? ',' : undefined,
      gap: [last, found.index],
    });
    last = end;
  }
  return tokens;
}

/** The text without some parts; the space that they leave is closed. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = '';
  let last = 0;
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    if (start > last) rest += `${text.slice(last, start)} `;
    last = Math.max(last, end);
  }
  return tidied(rest + text.slice(last));
}

/** Commas and other separators at the ends, or two of them in a row, say nothing. */
function tidied(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/( ?[,;|/] ?)+(?=[,;|/])/g, '');
  return line
    .replace(/^[\s,;|/]+/, '')
    .replace(/[\s,;|/]+$/, '')
    .replace(/ ([,;])/g, '$1');
}
