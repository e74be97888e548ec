import { createRequire } from 'node:module';
import sharp from 'sharp';
import { escapeXml } from '../../../../domain/text/escape.ts';
import type { Runtime } from '../../../runtime.ts';
import { type Asker, drawOnce } from '../../shared/files/draw-once.ts';

/** The texts of the picture that is shown with a shared link. */
export type Card = { title: string; over: string };

// Resolved as packages: the image library replaces a font file that it does not find, without an error.
const { resolve } = createRequire(import.meta.url);
const faces = {
  heading: {
    font: 'Bricolage Grotesque Bold',
    fontfile: resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  },
  text: { font: 'Inter SemiBold', fontfile: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf') },
};
const [width, height, margin] = [1200, 630, 80];
/** Raise this when cards look different, so that sites that cached the old pictures request new ones. */
const design = 1;

/** All texts and the design: two cards with the same name are the same picture. */
export function cardName({ config }: Runtime, card: Card): string {
  return `card ${design} ${JSON.stringify([config.BRAND_NAME, card.over, card.title])}`;
}

/** 1200 × 630 pixels, the size that sites expect for shared links. */
export function drawCard(runtime: Runtime, card: Card, asker: Asker): Promise<Uint8Array<ArrayBuffer>> {
  return drawOnce(runtime, cardName(runtime, card), asker, async () => {
    const title = await write(card.title, 'heading', sizeFor(card.title), '#17212B');
    const over = await write(card.over, 'text', 30, '#0B6B53');
    const brand = await write(runtime.config.BRAND_NAME, 'heading', 40, '#17212B');
    return (
      sharp(Buffer.from(background))
        .composite([
          { input: over, left: margin, top: margin },
          { input: title, left: margin, top: margin + 70 },
          { input: brand, left: margin + 84, top: height - margin - 44 },
        ])
        .removeAlpha()
        // Computing a palette would take three times as long as everything else.
        .png({ compressionLevel: 7 })
        .toBuffer()
    );
  });
}

/** Long titles are written smaller, so that all of them fit into five lines. */
function sizeFor(title: string): number {
  if (title.length <= 50) return 68;
  return title.length <= 110 ? 54 : 44;
}

const longest = 190;

function write(text: string, face: keyof typeof faces, size: number, colour: string): Promise<Buffer> {
  const shown = text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
  const markup = `<span foreground="${colour}">${escapeXml(shown)}</span>`;
  const { font, fontfile } = faces[face];
  return sharp({
    text: {
      text: markup,
      font: `${font} ${size}`,
      fontfile,
      width: width - 2 * margin,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer();
}

/** The background, a wave and the logo. */
const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#FBFAF7"/>
  <path d="M0 560c100-34 200-34 300 0s200 34 300 0 200-34 300 0 200 34 300 0v70H0z" fill="#E6EFF9" opacity=".6"/>
  <rect width="12" height="${height}" fill="#0B6B53"/>
  <g transform="translate(${margin} ${height - margin - 56}) scale(2)" fill="none" stroke-linecap="round">
    <path d="M16 21V12" stroke="#0B6B53" stroke-width="2.4"/>
    <path d="M16 13.5C16 8 12.2 5.2 6 5c.2 6.2 4 9 10 8.5Z" fill="#0B6B53"/>
    <path d="M16 16.5c0-4.3 3-6.7 8.5-7 0 5-3.2 7.4-8.5 7Z" fill="#0B6B53" opacity=".62"/>
    <path d="M4 23.5c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0 4 1.7 6 0" stroke="#1F5FA8" stroke-width="2.4"/>
  </g>
</svg>`;
