import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CompanyCover } from './company-cover.tsx';
import { coverWaves } from './cover-waves.ts';

const seeds = Array.from({ length: 200 }, (_, index) => `company-${index}`);

describe('the cover of a company', () => {
  it('is the same for the same company, and differs between companies', () => {
    expect(coverWaves('one')).toEqual(coverWaves('one'));
    expect(new Set(seeds.map((seed) => JSON.stringify(coverWaves(seed)))).size).toBe(seeds.length);
  });

  it('reaches over the whole width: every wave begins at the left edge or before, and ends at the right or after', () => {
    for (const path of seeds.flatMap((seed) => coverWaves(seed).layers)) {
      const [, start = '', half = '', rest = ''] =
        /^M(-?\d+) \d+q[\d.]+-\d+ (\d+) 0((?:t\d+ 0)*)V200H-?\d+z$/.exec(path) ?? [];
      expect(Number(start), path).toBeLessThanOrEqual(0);
      expect(Number(start) + Number(half) * (1 + rest.split('t').length - 1), path).toBeGreaterThanOrEqual(1200);
    }
  });

  it('weighs about 1 kB and is hidden from screen readers', () => {
    for (const seed of seeds) {
      const svg = renderToStaticMarkup(<CompanyCover seed={seed} hue={200} />);
      expect(svg).toContain('aria-hidden="true"');
      expect(svg).toContain('--hue:200');
      expect(Buffer.byteLength(svg)).toBeLessThan(1400);
    }
  });
});
