/**
 * Which glyph represents a character, from the table of the font: the one for all characters if it exists, else the one
 * for the first 65,536.
 */
export function readGlyphs(table: Buffer): (code: number) => number {
  const basic = new Uint16Array(65_536);
  const beyond = new Map<number, number>();
  const set = (code: number, glyph: number) => {
    if (code < 65_536) basic[code] = glyph;
    else beyond.set(code, glyph);
  };
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const part = table.subarray(table.readUInt32BE(8 + 8 * index));
    const format = part.readUInt16BE(0);
    if (format === 12) readGroups(part, set);
    else if (format === 4) readSegments(part, set);
  }
  return (code) => (code < 65_536 ? basic[code] : beyond.get(code)) ?? 0;
}

type Set = (code: number, glyph: number) => void;

function readGroups(part: Buffer, set: Set): void {
  for (let group = 0; group < part.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const [first, last, glyph] = [part.readUInt32BE(at), part.readUInt32BE(at + 4), part.readUInt32BE(at + 8)];
    for (let code = first; code <= last; code++) set(code, glyph + code - first);
  }
}

function readSegments(part: Buffer, set: Set): void {
  const size = part.readUInt16BE(6);
  for (let offset = 0; offset < size; offset += 2) {
    const last = part.readUInt16BE(14 + offset);
    const first = part.readUInt16BE(16 + size + offset);
    const delta = part.readUInt16BE(16 + 2 * size + offset);
    const rangeAt = 16 + 3 * size + offset;
    const range = part.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      // As the format defines it: the offset of a range counts from the place where it is stored.
      const listed = range === 0 ? code : part.readUInt16BE(rangeAt + range + 2 * (code - first));
      set(code, listed === 0 ? 0 : (listed + delta) & 0xffff);
    }
  }
}
