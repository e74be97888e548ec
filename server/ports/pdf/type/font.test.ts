import { describe, expect, it } from 'vitest';
import { openFaces } from './faces.ts';
import { readTables } from './font.ts';
import { subsetFont } from './subset.ts';

const faces = openFaces();
const { regular, display } = faces;
const code = (letter: string) => letter.codePointAt(0) ?? 0;
const glyph = (letter: string) => regular.font.glyphOf(code(letter));

describe('the fonts of a PDF', () => {
  it('have the letters of European languages and Vietnamese, and no others', () => {
    for (const face of [faces.regular, faces.semibold]) {
      expect(face.covers('ÀÉŒœ€•–…’«» Łódź Nguyễn Привіт Ελλάδα İığşß ½×± ↗')).toBe(true);
      expect(face.covers('王')).toBe(false);
    }
    expect(display.covers('Éléonore Nguyễn Łukasz')).toBe(true);
    expect(display.covers('Ελλάδα')).toBe(false);
  });

  it('have kerning between pairs of letters', () => {
    const { kern } = regular.font;
    expect(kern(glyph('A'), glyph('V'))).toBeLessThan(0);
    expect(kern(glyph('T'), glyph('o'))).toBeLessThan(0);
    expect(kern(glyph('n'), glyph('n'))).toBe(0);
    const word = regular.word('AVATAR');
    const apart = [...'AVATAR'].reduce((sum, letter) => sum + regular.word(letter).units, 0);
    expect(word.units).toBeLessThan(apart);
  });

  it('a letter that the font lacks loses its accent or ligature, else becomes a question mark', () => {
    const letters = (text: string) => String.fromCodePoint(...regular.word(text).codes);
    expect(letters('ﬁn')).toBe('fin');
    expect(letters('ａｂ')).toBe('ab');
    expect(letters('王x')).toBe('?x');
    expect(letters('x\u0f71')).toBe('x');
  });
});

describe('a subset of a font', () => {
  it('is a valid font with those letters and their components, in order', () => {
    const asked = [...'Éléonore'].map(glyph);
    const table = readTables(subsetFont(regular.font, asked));
    for (const [index, one] of asked.entries()) {
      expect(table('hmtx').readUInt16BE(4 * (index + 1))).toBe(regular.font.advanceOf(one));
    }
    const count = table('maxp').readUInt16BE(4);
    // É and é are each composed of a letter and an accent.
    expect(count).toBeGreaterThan(asked.length + 1);
    expect(table('loca').length).toBe(4 * (count + 1));
    expect(table('loca').readUInt32BE(4 * count)).toBe(table('glyf').length);
    expect(table('head').readUInt16BE(18)).toBe(regular.font.unitsPerEm);
  });

  it('is small', () => {
    const letters = [...'Camille Durand-Léger, développeuse à Nantes'].map(glyph);
    expect(subsetFont(regular.font, letters).length).toBeLessThan(20_000);
  });
});
