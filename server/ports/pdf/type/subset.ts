import type { Font } from './font.ts';

const composite = { wideArguments: 0x01, scale: 0x08, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/**
 * A font file with only these glyphs: first the empty one, then the requested ones in that order, duplicates included,
 * then their components.
 */
export function subsetFont(font: Font, asked: readonly number[]): Buffer {
  const glyphs = [0, ...asked];
  const placed = new Map<number, number>();
  const place = (glyph: number): number => {
    const known = placed.get(glyph);
    if (known !== undefined) return known;
    placed.set(glyph, glyphs.length);
    return glyphs.push(glyph) - 1;
  };
  const outlines: Buffer[] = [];
  // The list grows during the loop: a component that is needed is added at the end.
  for (let index = 0; index < glyphs.length; index++) outlines.push(outline(font, glyphs[index] ?? 0, place));
  return writeFont(font, glyphs, outlines);
}

function outline(font: Font, glyph: number, place: (glyph: number) => number): Buffer {
  const [index, data] = [font.table('loca'), font.table('glyf')];
  const isLong = font.table('head').readInt16BE(50) === 1;
  const offset = (at: number) => (isLong ? index.readUInt32BE(4 * at) : 2 * index.readUInt16BE(2 * at));
  const found = data.subarray(offset(glyph), offset(glyph + 1));
  if (found.length === 0 || found.readInt16BE(0) >= 0) return found;
  const copy = Buffer.from(found);
  for (let at = 10, flags = composite.more; flags & composite.more; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(place(copy.readUInt16BE(at + 2)), at + 2);
    at += flags & composite.wideArguments ? 8 : 6;
    if (flags & composite.scale) at += 2;
    else if (flags & composite.twoScales) at += 4;
    else if (flags & composite.matrix) at += 8;
  }
  return copy;
}

function writeFont(font: Font, glyphs: number[], outlines: Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (outlines.length + 1));
  const padded: Buffer[] = [];
  let length = 0;
  for (const [index, data] of outlines.entries()) {
    const even = data.length % 4 === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))]);
    padded.push(even);
    length += even.length;
    offsets.writeUInt32BE(length, 4 * (index + 1));
  }
  const metrics = Buffer.alloc(4 * glyphs.length);
  for (const [index, glyph] of glyphs.entries()) {
    metrics.writeUInt16BE(font.advanceOf(glyph), 4 * index);
    metrics.writeInt16BE(bearing(font, glyph), 4 * index + 2);
  }
  const head = changed(font.table('head'), (copy) => {
    copy.writeUInt32BE(0, 8);
    copy.writeInt16BE(1, 50);
  });
  const hhea = changed(font.table('hhea'), (copy) => copy.writeUInt16BE(glyphs.length, 34));
  const maxp = changed(font.table('maxp'), (copy) => copy.writeUInt16BE(glyphs.length, 4));
  const hinting = ['cvt ', 'fpgm', 'prep'].flatMap((tag) =>
    font.table(tag).length > 0 ? [[tag, font.table(tag)] as const] : [],
  );
  const tables: (readonly [string, Buffer])[] = [
    ...hinting,
    ['glyf', Buffer.concat(padded)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', metrics],
    ['loca', offsets],
    ['maxp', maxp],
  ];
  return assemble(tables.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function bearing(font: Font, glyph: number): number {
  const metrics = font.table('hmtx');
  const long = font.table('hhea').readUInt16BE(34);
  return metrics.readInt16BE(glyph < long ? 4 * glyph + 2 : 4 * long + 2 * (glyph - long));
}

function changed(table: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}

function assemble(tables: (readonly [string, Buffer])[]): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of tables.entries()) {
    const entry = 12 + 16 * index;
    const data = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(data), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    parts.push(data);
    offset += data.length;
  }
  return Buffer.concat(parts);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
