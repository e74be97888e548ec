import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutAccents } from '../../../../domain/text/fold.ts';
import { type Font, openFont } from './font.ts';

export type FaceName = 'regular' | 'semibold' | 'display';

/** Letters to print, with the kerning before each of them, and the total width in units of the font. */
export type Word = { codes: number[]; kerns: number[]; units: number };

export type Face = {
  font: Font;
  word: (text: string) => Word;
  covers: (text: string) => boolean;
};

export type Faces = Record<FaceName, Face>;

const files: Record<FaceName, [name: string, file: string]> = {
  regular: ['Inter-Regular', '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'],
  semibold: ['Inter-SemiBold', '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'],
  display: ['BricolageGrotesque-Bold', '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'],
};

/** TTF files, because unpacking a web font for every export would take longer than the export. */
export function openFaces(): Faces {
  const { resolve } = createRequire(import.meta.url);
  const open = (which: FaceName) => {
    const [name, file] = files[which];
    return openFace(openFont(name, readFileSync(resolve(file))));
  };
  return { regular: open('regular'), semibold: open('semibold'), display: open('display') };
}

/** A cache, because the same words occur in every résumé. */
const mostWords = 20_000;

function openFace(font: Font): Face {
  const known = new Map<string, Word>();
  return {
    font,
    covers: (text) => Array.from(text).every((letter) => font.glyphOf(letter.codePointAt(0) ?? 0) !== 0),
    word: (text) => {
      const found = known.get(text);
      if (found) return found;
      const made = shape(font, text);
      if (known.size >= mostWords) known.clear();
      known.set(text, made);
      return made;
    },
  };
}

function shape(font: Font, text: string): Word {
  const word: Word = { codes: [], kerns: [], units: 0 };
  let before = 0;
  for (const letter of text) {
    for (const code of writable(font, letter)) {
      const glyph = font.glyphOf(code);
      const kern = before === 0 ? 0 : font.kern(before, glyph);
      word.codes.push(code);
      word.kerns.push(kern);
      word.units += kern + font.advanceOf(glyph);
      before = glyph;
    }
  }
  return word;
}

/** A letter that the font lacks loses its accent or ligature (ﬁ becomes fi); an unknown one becomes '?'. */
function writable(font: Font, letter: string): number[] {
  const code = letter.codePointAt(0) ?? 0;
  if (font.glyphOf(code) !== 0) return [code];
  const plain = Array.from(withoutAccents(letter.normalize('NFKC')), (part) => part.codePointAt(0) ?? 0);
  return plain.map((part) => (font.glyphOf(part) === 0 ? 0x3f : part));
}
