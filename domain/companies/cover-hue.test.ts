import { describe, expect, it } from 'vitest';
import { coverHue } from './cover-hue.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';

describe('the hue of a cover (docs/product/companies.md, Cover)', () => {
  it.each([
    ['is the hue of the drawn logo', { shape: 'leaf', hue: 152, initials: 'OS' }, 152],
    ['is between 0 and 359', { hue: 725 }, 5],
    ['is between 0 and 359 for a hue below zero', { hue: -30 }, 330],
    ['is a whole number', { hue: 11.6 }, 12],
  ])('%s', (_, logo, hue) => {
    expect(coverHue({ id, logo, logoHandle: null })).toBe(hue);
  });

  it.each([
    ['an uploaded logo', { hue: 152 }, 'handle'],
    ['no logo', null, null],
    ['a logo without hue', { shape: 'leaf' }, null],
    ['a hue that is not a number', { hue: '152' }, null],
    ['an infinite hue', { hue: Number.POSITIVE_INFINITY }, null],
  ])('%s: it follows from the id', (_, logo, logoHandle) => {
    const hue = coverHue({ id, logo, logoHandle });
    expect(hue).toBe(coverHue({ id, logo: null, logoHandle: null }));
    expect(hue).toBeGreaterThanOrEqual(0);
    expect(hue).toBeLessThan(360);
  });

  it('companies with neighbouring ids differ', () => {
    const hues = Array.from({ length: 20 }, (_, last) =>
      coverHue({ id: id.slice(0, -2) + String(last).padStart(2, '0'), logo: null, logoHandle: null }),
    );
    expect(new Set(hues).size).toBeGreaterThan(15);
  });
});
