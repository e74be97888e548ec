/**
 * docs/product/moderation.md, Canned answers: put into what is typed, at the place of the cursor, with an empty line on
 * each side where there are words. Nothing that was typed is replaced.
 */
export function insertAnswer(typed: string, answer: string, at: number): { text: string; cursor: number } {
  const place = Math.min(Math.max(at, 0), typed.length);
  const before = typed.slice(0, place);
  const after = typed.slice(place);
  const start = before + emptyLine(before.trim() === '', /\n*$/.exec(before)?.[0].length ?? 0) + answer;
  return {
    text: start + emptyLine(after.trim() === '', /^\n*/.exec(after)?.[0].length ?? 0) + after,
    cursor: start.length,
  };
}

const emptyLine = (nothing: boolean, breaks: number) => (nothing ? '' : '\n'.repeat(Math.max(0, 2 - breaks)));
