/** The glyphs of a table, each with its index in the lists of the table. */
export function readCoverage(table: Buffer): Map<number, number> {
  const covered = new Map<number, number>();
  const count = table.readUInt16BE(2);
  for (let index = 0; index < count; index++) {
    if (table.readUInt16BE(0) === 1) covered.set(table.readUInt16BE(4 + 2 * index), index);
    else {
      const at = 4 + 6 * index;
      const [first, last, place] = [table.readUInt16BE(at), table.readUInt16BE(at + 2), table.readUInt16BE(at + 4)];
      for (let glyph = first; glyph <= last; glyph++) covered.set(glyph, place + glyph - first);
    }
  }
  return covered;
}

/** Glyphs with the same behaviour share a class; those that are not listed have class 0. */
export function readClasses(table: Buffer): (glyph: number) => number {
  const ranges = table.readUInt16BE(0) === 1 ? listedClasses(table) : rangedClasses(table);
  const classes = new Uint16Array(Math.max(0, ...ranges.map(({ last }) => last + 1)));
  for (const { first, last, number } of ranges) classes.fill(number, first, last + 1);
  return (glyph) => classes[glyph] ?? 0;
}

type Range = { first: number; last: number; number: number };

function listedClasses(table: Buffer): Range[] {
  const start = table.readUInt16BE(2);
  return Array.from({ length: table.readUInt16BE(4) }, (_, index) => {
    return { first: start + index, last: start + index, number: table.readUInt16BE(6 + 2 * index) };
  });
}

function rangedClasses(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 4 + 6 * index;
    return { first: table.readUInt16BE(at), last: table.readUInt16BE(at + 2), number: table.readUInt16BE(at + 4) };
  });
}
