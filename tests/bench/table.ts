/** A text table with a heading, numbers aligned to the right. */
export function table(heading: string[], rows: string[][]): string {
  const widths = heading.map((word, column) => Math.max(word.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
