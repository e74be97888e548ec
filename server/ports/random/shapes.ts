const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const handleLength = 32;
/** The largest multiple of 36 in a byte: larger bytes would make the first letters more frequent. */
const fairLimit = 256 - (256 % alphabet.length);

export function uuidV7(milliseconds: number, randomness: Uint8Array): string {
  const bytes = Buffer.from(randomness.subarray(0, 16));
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function handleFrom(bytes: (count: number) => Uint8Array): string {
  let handle = '';
  while (handle.length < handleLength) {
    for (const byte of bytes(handleLength)) {
      if (byte < fairLimit && handle.length < handleLength) handle += alphabet.charAt(byte % alphabet.length);
    }
  }
  return handle;
}
