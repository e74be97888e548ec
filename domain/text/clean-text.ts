/** Control characters other than tab and line breaks, and code points that are not characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
const everyUnwanted = new RegExp(unwanted, 'g');
/** Vertical tab, form feed and 'next line': word processors write them instead of a line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const otherLineBreaks = /[\u000b\u000c\u0085]/g;

/** Deeper than any value that the product reads; a deeper one is an attempt to exhaust the stack. */
const mostLevels = 64;

export function isCleanText(text: string): boolean {
  return !unwanted.test(text) && text.isWellFormed();
}

/** The text as it can be stored, sent and printed: without control characters and lone surrogates. */
export function cleanText(text: string): string {
  if (isCleanText(text)) return text;
  return text.replace(otherLineBreaks, '\n').replace(everyUnwanted, '').toWellFormed();
}

/** The same for every text and name inside a parsed JSON value. Throws a RangeError on one that is nested too deeply. */
export function cleanValue<T>(value: T): T {
  // Nearly all values are clean, and checking takes a fraction of the time of copying.
  return isCleanValue(value, 0) ? value : (cleanCopy(value) as T);
}

function isCleanValue(value: unknown, level: number): boolean {
  if (typeof value === 'string') return isCleanText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (level >= mostLevels) throw new RangeError('nested too deeply');
  // Not stopped at the first unclean text: the depth of the rest must be checked before copying.
  let clean = true;
  if (Array.isArray(value)) {
    for (const item of value) clean = isCleanValue(item, level + 1) && clean;
    return clean;
  }
  for (const [name, item] of Object.entries(value)) {
    clean = isCleanText(name) && clean;
    clean = isCleanValue(item, level + 1) && clean;
  }
  return clean;
}

function cleanCopy(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanCopy);
  // Not by assignment: a property called '__proto__' would change the prototype instead.
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [cleanText(name), cleanCopy(item)]));
}
