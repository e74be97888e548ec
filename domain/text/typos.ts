/** How many typing mistakes a word of this length may have. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The word with each pair of neighbouring letters swapped in turn. */
export function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, before) =>
    letters
      .with(before, letter)
      .with(before + 1, letters[before] ?? '')
      .join(''),
  );
}

/**
 * The number of letters added, left out, changed or swapped between the typed text and the best matching beginning of
 * `name`: mistakes are corrected while the user types, not only at the end of the word.
 */
export function typosInPrefix(typed: string, name: string): number {
  return Math.min(...typosByLength(typed, name));
}

/** The same between two whole words. */
export function typosBetween(typed: string, word: string): number {
  return typosByLength(typed, word).at(-1) ?? 0;
}

/** For each length of the beginning of `name`: its distance to the typed text. */
function typosByLength(typed: string, name: string): number[] {
  const [a, b] = [[...typed], [...name]];
  let before: number[] = [];
  let last = b.map((_, column) => column).concat(b.length);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      const changes = [
        at(last, column + 1) + 1,
        at(current, column) + 1,
        at(last, column) + (letter === other ? 0 : 1),
        swapped ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY,
      ];
      current.push(Math.min(...changes));
    }
    [before, last] = [last, current];
  }
  return last;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
