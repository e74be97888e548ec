import { crc32 } from 'node:zlib';

export type Entry = { name: string; bytes: Uint8Array };

/** Bit 11: names are UTF-8. */
const flags = 0x0800;
const version = 20;

/** A ZIP archive, written entry by entry. Not compressed, since pictures and PDF files do not become smaller. */
export async function* zip(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const title = Buffer.from(name, 'utf8');
    const facts = factsOf(bytes, title.length, at);
    const head = Buffer.concat([u32(0x04034b50), facts, title]);
    yield head;
    yield bytes;
    directory.push(
      Buffer.concat([u32(0x02014b50), u16(version), facts, u16(0), u16(0), u16(0), u32(0), u32(offset), title]),
    );
    offset += head.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  yield listing;
  const count = u16(directory.length);
  yield Buffer.concat([u32(0x06054b50), u16(0), u16(0), count, count, u32(listing.length), u32(offset), u16(0)]);
}

/** The fields that the header of an entry and the directory have in common. */
function factsOf(bytes: Uint8Array, titleLength: number, at: Date): Buffer {
  const length = u32(bytes.length);
  return Buffer.concat([
    u16(version),
    u16(flags),
    u16(0),
    u16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    u16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    u32(crc32(bytes)),
    length,
    length,
    u16(titleLength),
    u16(0),
  ]);
}

function u16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
