type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/**
 * The type by the first bytes. Checked before the image library reads anything, because the library also reads SVG,
 * which can contain scripts and refer to other files.
 */
export function imageKind(bytes: Uint8Array): Kind | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  // AVIF, and HEIC of some phones, if the library can read it.
  if (start.startsWith('ftyp', 4)) return 'heif';
  return undefined;
}
