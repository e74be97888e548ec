import sharp from 'sharp';
import { markWith } from './mark.ts';

/**
 * The icons of the installed application. A maskable one may be cut to a circle: its drawing stays in the middle.
 * `apple` is for phones that do not read the manifest's icons.
 */
export const appIcons = {
  192: { size: 192, share: 0.76, maskable: false, listed: true },
  512: { size: 512, share: 0.76, maskable: false, listed: true },
  maskable: { size: 512, share: 0.56, maskable: true, listed: true },
  apple: { size: 180, share: 0.7, maskable: true, listed: false },
} as const;
export type AppIcon = keyof typeof appIcons;

const drawn = new Map<AppIcon, Promise<Uint8Array<ArrayBuffer>>>();

/** Drawn at the first request from the mark of the brand, and kept: together they are about 40 kB. */
export function appIcon(name: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  const kept = drawn.get(name);
  if (kept) return kept;
  const drawing = draw(name);
  drawn.set(name, drawing);
  drawing.catch(() => drawn.delete(name));
  return drawing;
}

async function draw(name: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  const { size, share, maskable } = appIcons[name];
  const inside = Math.round(size * share);
  const edge = Math.round((size - inside) / 2);
  // A system that does not cut the icon shows it as it is: with round corners.
  const corner = maskable ? 0 : Math.round(size * 0.2);
  const picture = markWith(`x="${edge}" y="${edge}" width="${inside}" height="${inside}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="#fbfaf7"/>${picture}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer());
}
