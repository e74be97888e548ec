type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/**
 * What the first bytes say it is. Asked before the image library sees anything: that one also reads drawings made
 * of text (SVG), which can hold scripts and name other files.
 */
export function imageKind(bytes: Uint8Array): Kind | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  // AVIF, and the pictures of some phones (HEIC), where the library can read them.
  if (start.startsWith('ftyp', 4)) return 'heif';
  return undefined;
}
