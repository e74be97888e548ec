/** The glyphs that a table is about, each with its place in the table's lists. */
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

/** Glyphs that behave alike share a class; those that are not listed are in class 0. */
export function readClasses(table: Buffer): Map<number, number> {
  const classes = new Map<number, number>();
  if (table.readUInt16BE(0) === 1) {
    const first = table.readUInt16BE(2);
    for (let index = 0; index < table.readUInt16BE(4); index++)
      classes.set(first + index, table.readUInt16BE(6 + 2 * index));
    return classes;
  }
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const at = 4 + 6 * index;
    const [first, last, number] = [table.readUInt16BE(at), table.readUInt16BE(at + 2), table.readUInt16BE(at + 4)];
    for (let glyph = first; glyph <= last; glyph++) classes.set(glyph, number);
  }
  return classes;
}
