/** Signs that count as emoji too, and are good to print. */
const kept = /^[©®™↔↕↖↗↘↙]$/u;
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

/**
 * A text as it can be set: letters composed, emoji gone, and nothing that is not seen but does something (controls,
 * directions, marks that a program would obey). Lines and the spaces at their beginning stay: they may mean something.
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

/** The same on one line, without the spaces that something left behind. */
export const printableLine = (text: string) =>
  printable(text)
    .replace(/[ \n]+/g, ' ')
    .trim();

/** The signs that French writes after a space stay on the line of their word, and so does a unit. */
export const unbroken = (text: string) =>
  text
    .replace(/ (?=[;:!?»%€]|k€)/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
