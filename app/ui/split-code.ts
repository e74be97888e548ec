/** A text as plain words and `code`, by turns; a backtick without its twin is a sign like any other. */
export function splitCode(text: string): { code: boolean; text: string }[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { code: true, text: part.slice(1, -1) } : { code: false, text: unbroken(part) },
    );
}

/** A sign that French sets apart from its word stays on the line of that word; only French has a space there. */
function unbroken(words: string): string {
  return words
    .replace(/ (?=[;!?»])/g, '\u202f')
    .replace(/(?<=«) /g, '\u202f')
    .replace(/ (?=:(?!\S))/g, '\u00a0');
}
