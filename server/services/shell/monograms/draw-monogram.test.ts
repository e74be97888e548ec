import { describe, expect, it } from 'vitest';
import { drawMonogram, monograms } from './draw-monogram.ts';
import { letters } from './letters.ts';

describe('the monogram of a technology', () => {
  it.each(Object.entries(monograms))('%s has drawn letters inside of its square: %s', (handle, text) => {
    expect([...text].filter((letter) => !letters[letter])).toEqual([]);
    const drawn = drawMonogram(handle) ?? '';
    expect(drawn).toMatch(/^<svg [^>]*viewBox="0 0 24 24">/);
    const line = / d="([^"]+)"/.exec(drawn)?.[1] ?? '';
    expect(line.match(/M/g)?.length).toBeGreaterThanOrEqual(text.length);
    for (const value of line.match(/[\d.]+/g) ?? []) expect(Number(value)).toBeLessThanOrEqual(22);
    expect(line).not.toContain('NaN');
  });

  it('no two technologies have the same', () =>
    expect(new Set(Object.values(monograms)).size).toBe(Object.keys(monograms).length));

  it.each(['react', 'nothing', 'toString', ''])('there is none for %j', (handle) =>
    expect(drawMonogram(handle)).toBeUndefined(),
  );
});
