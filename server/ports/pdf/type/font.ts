import { readGlyphs } from './cmap.ts';
import { readKerning } from './kerning.ts';

/** A TrueType file, opened for measuring and for taking letters out of it. All measures are in units of the font. */
export type Font = {
  /** As PDF files name it: Inter-SemiBold. */
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: [number, number, number, number];
  /** 0 for what the font cannot write. */
  glyphOf: (code: number) => number;
  advanceOf: (glyph: number) => number;
  /** What is added between two glyphs; most often nothing, else less than nothing. */
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
    // Glyphs beyond the last measure share it.
    advanceOf: (glyph) => metrics.readUInt16BE(4 * Math.min(glyph, longMetrics - 1)),
    kern: readKerning(table('GPOS')),
    table,
  };
}

/** The parts of a font file by their names; one that is not there is empty. */
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
