/** Limits the size of the file, since it is sent around. */
const mostBytes = 200_000;

/** The bytes of a picture that is embedded in the résumé (data:image/jpeg). Nothing is ever fetched. */
export function jpegOf(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > 2 * mostBytes) return undefined;
  const [, base64] = /^data:image\/jpeg;base64,([a-z0-9+/]+=*)$/i.exec(value) ?? [];
  const bytes = base64 ? withoutNotes(Buffer.from(base64, 'base64')) : undefined;
  return bytes && jpegSize(bytes) && bytes.length <= mostBytes ? bytes : undefined;
}

export type JpegSize = { width: number; height: number; colours: 1 | 3 };

export function jpegSize(bytes: Uint8Array): JpegSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { marker, start, end } of segments(file)) {
    const isFrame = marker >= 0xc0 && marker <= 0xc2;
    if (!isFrame || end - start < 8) continue;
    const [height, width, colours] = [file.readUInt16BE(start + 1), file.readUInt16BE(start + 3), file[start + 5]];
    return width > 0 && height > 0 && (colours === 1 || colours === 3) ? { width, height, colours } : undefined;
  }
  return undefined;
}

/** Removes the metadata of cameras and programs: place, time and device. */
function withoutNotes(file: Buffer): Buffer | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [file.subarray(0, 2)];
  for (const { marker, start, end } of segments(file)) {
    // The pixels begin after this marker and reach to the end of the file.
    if (marker === 0xda) return Buffer.concat([...kept, file.subarray(start - 4)]);
    const isNote = marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);
    if (!isNote) kept.push(file.subarray(start - 4, end));
  }
  return undefined;
}

function* segments(file: Buffer): Generator<{ marker: number; start: number; end: number }> {
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; ) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return;
    yield { marker: file[at + 1] ?? 0, start: at + 4, end };
    if (file[at + 1] === 0xda) return;
    at = end;
  }
}
