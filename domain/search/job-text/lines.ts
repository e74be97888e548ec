import { withoutAccents } from '../../text/fold.ts';

/** One line of a pasted text, without what pasting leaves behind. */
export type Line = {
  text: string;
  /** The same in lower case without accents, character for character: what the patterns read. */
  plain: string;
  /** It began with a dash or a dot: an item of a list is no heading. */
  isItem: boolean;
};

const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
  tilde: '\u0303',
};
const names: Record<string, string> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", rsquo: '’', lsquo: '‘', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', euro: '€', pound: '£', hellip: '…', bull: '•', middot: '·', oelig: 'œ' },
};

/** « &eacute; » is é, « &#39; » an apostrophe; what is unknown stays. */
function character(whole: string, name: string): string {
  const known = names[name.toLowerCase()];
  if (known) return known;
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : 0;
  if (code >= 32 && code < 0xd800) return String.fromCharCode(code);
  const mark = marks[name.slice(1)];
  return mark ? (name.slice(0, 1) + mark).normalize('NFC') : whole;
}

// Every repetition has a limit, so that no text takes long.
const items = /<li\b[^<>]{0,300}>/gi;
const blocks = /<\/?(?:p|div|br|li|ul|ol|tr|table|section|h[1-6])\b[^<>]{0,300}>/gi;
const tags = /<\/?[a-z][^<>]{0,300}>/gi;
const entities = /&(#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});/gi;
const bullet = /^\s*(?:[-–—*•·▪◦●■‣>]|✅|☑️|✔️?|➡️?|→|\d{1,2}[.)] )/u;
/** Emoji, signs and spaces around a line; not the signs that begin an amount or « .NET ». */
const before = /^(?:(?!\.[\p{L}])[^\p{L}\p{N}€£$(«"“<])+/u;

/** The lines of a text, without tags, empty lines and bullets. */
export function linesOf(text: string): Line[] {
  return text
    .normalize('NFC')
    .replace(items, '\n- ')
    .replace(blocks, '\n')
    .replace(tags, ' ')
    .replace(entities, character)
    .split(/[\r\n\u2028\u2029]+/)
    .map((raw) => lineOf(raw))
    .filter(({ text }) => text !== '');
}

function lineOf(raw: string): Line {
  const text = raw
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .replace(before, '')
    .replace(/\*\*|__/g, '')
    .trim();
  return { text, plain: plainOf(text), isItem: bullet.test(raw) };
}

/** Patterns read this: lower case, no accents, one kind of apostrophe and dash; as long as the text. */
export function plainOf(text: string): string {
  const plain = withoutAccents(text)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-');
  return plain.length === text.length ? plain : text.toLowerCase().slice(0, text.length).padEnd(text.length);
}
