import { readGlyphs } from './cmap.ts';
import { readKerning } from './kerning.ts';

/** A TrueType file, opened to measure letters and to take a subset. All measures are in units of the font. */
export type Font = {
  /** The name in PDF files: Inter-SemiBold. */
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: [number, number, number, number];
  /** 0 for a character that the font lacks. */
  glyphOf: (code: number) => number;
  advanceOf: (glyph: number) => number;
  /** The distance added between two glyphs; usually 0, else negative. */
  kern: (left: number, right: number) => number;
  table: (tag: string) => Buffer;
};

export function openFont(name: string, file: Buffer): Font {
  const table = readTables(file);
  const [head, horizontal, marks] = [table('head'), table('hhea'), table('OS/2')];
  const metrics = table('hmtx');
  const longMetrics = horizontal.readUInt16BE(34);
  return {
    name,
    unitsPerEm: head.readUInt16BE(18),
    ascent: horizontal.readInt16BE(4),
    descent: horizontal.readInt16BE(6),
    capHeight: marks.readInt16BE(88),
    box: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    glyphOf: readGlyphs(table('cmap')),
    // Glyphs beyond the last width share it.
    advanceOf: (glyph) => metrics.readUInt16BE(4 * Math.min(glyph, longMetrics - 1)),
    kern: readKerning(table('GPOS')),
    table,
  };
}

/** The tables of a font file by name; a missing one is empty. */
export function readTables(file: Buffer): Font['table'] {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const start = file.readUInt32BE(entry + 8);
    const length = file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(start, start + length));
  }
  return (tag) => tables.get(tag) ?? Buffer.alloc(0);
}
