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
  it('has its C# back, and no rests of emojis', () => {
    expect(cleanText('C\ufe0f et F\ufe0f \ufe0f| ✔\ufe0f fait')).toBe('C# et F# | ✔ fait');
  });

  it('has no controls in it, nor halves of characters', () => {
    expect(cleanText('a\u0000b\u0007c\ud83d')).toBe('abc');
  });

  it('has ordinary spaces, one at a time', () => {
    expect(plain(' Université\u00a0 de  Caen ')).toBe('Université de Caen');
  });

  it('is rejoined after a hyphen or a slash without a space, but a dash stays one', () => {
    expect(joinWrapped(['https://keys.example/', 'fleet-', 'control'])).toBe('https://keys.example/fleet-control');
    expect(joinWrapped(['Keys -', 'and more'])).toBe('Keys - and more');
  });

  it('breaks its lines where they were typed, and not where they were full', () => {
    const full = 'A line that is so long that not one more word of the ordinary kind fits into';
    expect(typed([full, null], ['extraordinarily', 18], ['Short.', 18], ['- Item', 18], ['After a while.', 36])).toBe(
      `${full} extraordinarily\nShort.\n- Item\n\nAfter a while.`,
    );
    expect(typed([full, null], ['- extraordinarily', 18])).toBe(`${full}\n- extraordinarily`);
    expect(typed([`${full} `, null], ['extraordinarily', 18])).toBe(`${full}\nextraordinarily`);
  });

  it('is nothing when there is nothing', () => {
    expect(typedText([], box)).toBeNull();
  });
});
