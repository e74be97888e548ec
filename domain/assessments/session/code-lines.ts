/** The lines of a piece of code; line 1 is the first of them. */
export function codeLines(code: string): string[] {
  return code.trimEnd().split('\n');
}

/** The numbers of the lines that a player can choose: all but the blank ones. */
export function choosableLines(code: string): number[] {
  return codeLines(code).flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
}
