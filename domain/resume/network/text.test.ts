import { describe, expect, it } from 'vitest';
import type { Line } from './lines.ts';
import { textWidth } from './metrics.ts';
import { cleanText, joinWrapped, plain, typedText } from './text.ts';

const box = { width: 366.84, top: 54.925 };

function typed(...said: [text: string, step: number | null][]) {
  const lines = said.map(([text, step], at): Line => {
    return { page: 1, y: 100 + at, size: 10.5, text, width: textWidth(text, 10.5), pale: false, step };
  });
  return typedText(lines, box);
}

describe('the text of an export', () => {
  it('has its C# restored, and no remains of emojis', () => {
    expect(cleanText('C\ufe0f et F\ufe0f \ufe0f| ✔\ufe0f fait')).toBe('C# et F# | ✔ fait');
  });

  it('has no control characters and no lone surrogates', () => {
    expect(cleanText('a\u0000b\u0007c\ud83d')).toBe('abc');
  });

  it('has ordinary single spaces', () => {
    expect(plain(' Université\u00a0 de  Caen ')).toBe('Université de Caen');
  });

  it('is joined after a hyphen or a slash without a space, but a dash keeps its space', () => {
    expect(joinWrapped(['https://keys.example/', 'fleet-', 'control'])).toBe('https://keys.example/fleet-control');
    expect(joinWrapped(['Keys -', 'and more'])).toBe('Keys - and more');
  });

  it('has the typed line breaks, and not those of full lines', () => {
    const full = 'A line that is so long that not one more word of the ordinary kind fits into';
    expect(typed([full, null], ['extraordinarily', 18], ['Short.', 18], ['- Item', 18], ['After a while.', 36])).toBe(
      `${full} extraordinarily\nShort.\n- Item\n\nAfter a while.`,
    );
    expect(typed([full, null], ['- extraordinarily', 18])).toBe(`${full}\n- extraordinarily`);
    expect(typed([`${full} `, null], ['extraordinarily', 18])).toBe(`${full}\nextraordinarily`);
  });

  it('is null without lines', () => {
    expect(typedText([], box)).toBeNull();
  });
});
