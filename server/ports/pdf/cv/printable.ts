/** Signs that count as emoji, but can be printed. */
const kept = /^[©®™↔↕↖↗↘↙]$/u;
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/**
 * A text that can be printed: composed letters, no emoji, no invisible characters with an effect (controls,
 * directions). Lines and the spaces at their beginning stay, because Markdown uses them.
 */
export function printable(text: string): string {
  return /^[\n\x20-\x7e]*$/.test(text) ? text : composed(text);
}

function composed(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(pictures, (sign) => (kept.test(sign) ? sign : ''))
    .replace(/[\t\v\f\u1680\u2000-\u2006\u2008\u205f\u3000]/g, ' ')
    .replace(/[^\P{C}\n]/gu, '');
}

/** The same on one line, without repeated spaces. */
export const printableLine = (text: string) =>
  printable(text)
    .replace(/[ \n]+/g, ' ')
    .trim();

/** A sign that French writes after a space, or a unit, stays on the line of its word. */
export const unbroken = (text: string) =>
  text
    .replace(/ (?=[;:!?»%€]|k€)/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
