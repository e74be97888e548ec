import type { Face } from '../type/faces.ts';
import { subsetFont } from '../type/subset.ts';
import type { Objects } from './objects.ts';

/** The letters of one font that a file uses: each character has its own number, by which it is found again as text. */
export type Letters = { hexOf: (code: number) => string; codes: number[] };

export function openLetters(): Letters {
  const known = new Map<number, string>();
  const codes: number[] = [];
  return {
    codes,
    hexOf: (code) => {
      const found = known.get(code);
      if (found) return found;
      // Number 0 is the glyph for missing characters.
      const hex = codes.push(code).toString(16).padStart(4, '0');
      known.set(code, hex);
      return hex;
    },
  };
}

/** The font in the file, with only those letters. */
export function addFace(objects: Objects, { font }: Face, { codes }: Letters): number {
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const glyphs = codes.map(font.glyphOf);
  // Six letters before the name mark a subset of the font.
  const name = `VIVIER+${font.name}`;
  const file = subsetFont(font, glyphs);
  const fontFile = objects.addStream(`/Length1 ${file.length}`, file);
  const box = font.box.map(thousandths).join(' ');
  const heights = `/Ascent ${thousandths(font.ascent)}/Descent ${thousandths(font.descent)}/CapHeight ${thousandths(font.capHeight)}`;
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box}]/ItalicAngle 0${heights}/StemV 80/FontFile2 ${fontFile} 0 R>>`,
  );
  const widths = [0, ...glyphs].map((glyph) => thousandths(font.advanceOf(glyph))).join(' ');
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}${system}/FontDescriptor ${descriptor} 0 R/W[0[${widths}]]/CIDToGIDMap/Identity>>`,
  );
  const unicode = objects.addStream('', toUnicode(codes));
  return objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

/** Maps glyphs to text: copying and searching give plain spaces in place of non-breaking ones. */
function toUnicode(codes: readonly number[]): string {
  const lines = codes.map((code, index) => {
    const text = String.fromCodePoint(code).replace(/[\u00a0\u2007\u2009\u200a\u202f]/u, ' ');
    const units = Buffer.from(text, 'utf16le').swap16().toString('hex');
    return `<${(index + 1).toString(16).padStart(4, '0')}><${units}>`;
  });
  const blocks: string[] = [];
  // The format allows a hundred at a time.
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend',
  ].join('\n');
}
