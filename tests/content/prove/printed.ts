/** The last line of a program that did not end in time. */
export const lateError = 'ERROR: time limit';

export function isLate(printed: string): boolean {
  return printed.trimEnd().endsWith(lateError);
}

/** Precedes an error line that a tool adds to what a program printed, which may have ended in the middle of a line. */
export const errorMark = '\u0001';

/** Puts each added error line on a line of its own. */
export function withErrorLines(text: string): string {
  return text
    .split(errorMark)
    .reduce((whole, part) => (whole === '' || whole.endsWith('\n') ? whole + part : `${whole}\n${part}`));
}
