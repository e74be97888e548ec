import { withoutEnd } from '../../../../domain/text/without-end.ts';
import { webAddress } from './addresses.ts';
import type { Words } from './cv.ts';
import { pairRuns, type Run, runAt } from './markdown-runs.ts';
import { unbroken } from './printable.ts';

type Token = Words & { run?: Run };
/** What begins at a position of the text, and its length. */
type Found = { tokens: Token[]; length: number };

const link =
  /!?\[((?:[^[\]\\]|\\.)*)\]\([ \t]*<?([^\s<>()]*(?:\([^\s()]*\)[^\s<>()]*)*)>?(?:[ \t]+(?:"[^"]*"|'[^']*'))?[ \t]*\)/y;
/** A link whose address was removed from an anonymised résumé, often with the sign that ended it. */
const struckLink = /!?\[([^[\]]*)\]\(…\)?/y;
const ticks = /`+/g;
const bareUrl = /https?:\/\/[^\s<>"]+/iy;
const autoUrl = /<(https?:\/\/[^\s<>"]+)>/iy;
const entity = /&(amp|lt|gt|quot|apos|nbsp|#39);/y;
const escaped = /\\([!-/:-@[-`{-~])/y;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: '\u00a0', '#39': '’' };

/** The words of a line without Markdown signs: `**bold**` is bold, a link can be clicked, code is plain text. */
export function inlineWords(text: string): Words[] {
  if (!/[\\`*_[<&~]|https?:/i.test(text)) return merged([{ text }]);
  const tokens = tokensOf(text);
  const depth = pairRuns(tokens.map(({ run }) => run));
  return merged(
    tokens.map(({ run, ...words }, index) => {
      const shown = run ? { ...words, text: run.sign.repeat(run.count) } : words;
      return (depth[index] ?? 0) > 0 ? { ...shown, bold: true } : shown;
    }),
  );
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const found = markAt(text, at);
    if (found) {
      if (at > start) tokens.push({ text: text.slice(start, at) });
      tokens.push(...found.tokens);
      start = at + found.length;
    }
    at += found?.length ?? 1;
  }
  if (start < text.length) tokens.push({ text: text.slice(start) });
  return tokens;
}

function markAt(text: string, at: number): Found | undefined {
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const plain = (found: RegExpExecArray | null, shown: string | undefined): Found | undefined =>
    found ? { tokens: [{ text: shown ?? '' }], length: found[0].length } : undefined;
  const sign = text[at] ?? '';
  if (sign === '\\') {
    const found = matched(escaped);
    return plain(found, found?.[1]);
  }
  if (sign === '`') return codeAt(text, at);
  if (sign === '&') {
    const found = matched(entity);
    return plain(found, signs[found?.[1] ?? '']);
  }
  if (sign === '[' || sign === '!') return linked(matched(link) ?? matched(struckLink));
  if (sign === '<') return address(matched(autoUrl)?.[1], 2);
  if (sign === 'h' || sign === 'H') return address(withoutEnd(matched(bareUrl)?.[0] ?? '', '.,;:!?)]*_~'), 0);
  const run = runAt(text, at);
  return run && { tokens: [{ text: '', run }], length: run.count };
}

/** Code ends at the next run of as many backticks; a run without a partner is text. */
function codeAt(text: string, at: number): Found {
  ticks.lastIndex = at;
  const count = ticks.exec(text)?.[0].length ?? 1;
  const start = at + count;
  for (let twin = ticks.exec(text); twin; twin = ticks.exec(text)) {
    if (twin[0].length !== count) continue;
    return { tokens: [{ text: text.slice(start, twin.index).trim() }], length: twin.index + count - at };
  }
  return { tokens: [{ text: '`'.repeat(count) }], length: count };
}

function linked(found: RegExpExecArray | null): Found | undefined {
  if (!found) return undefined;
  const href = webAddress(found[2]);
  const words = inlineWords(found[1] ?? '');
  return { tokens: href ? words.map((one) => ({ ...one, href })) : words, length: found[0].length };
}

function address(url: string | undefined, around: number): Found | undefined {
  const href = webAddress(url);
  return url && href ? { tokens: [{ text: url, href }], length: url.length + around } : undefined;
}

function merged(words: Words[]): Words[] {
  const result: Words[] = [];
  for (const one of words) {
    const last = result.at(-1);
    if (one.text === '') continue;
    if (last && last.bold === one.bold && last.href === one.href) last.text += one.text;
    else result.push({ ...one });
  }
  for (const one of result) one.text = unbroken(one.text.replace(/[ \t\n]+/g, ' '));
  // No space before the first word or after the last.
  const [first, last] = [result.at(0), result.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return result.filter(({ text }) => text !== '');
}
