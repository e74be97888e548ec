import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { galleryTexts } from './gallery.texts.ts';
import { partOf, specimens } from './specimens.ts';

const app = join(import.meta.dirname, '..');
const components = globSync('{ui/**,charts}/*.tsx', { cwd: app })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(join(app, file), 'utf8').matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)])
  .map(([, name = '']) => name);

describe('the gallery has every component of app/ui and app/charts', () => {
  it.each(components)('%s', (name) => {
    const shown = partOf[name] ?? name;
    expect(Object.keys(specimens), `add ${name} to a file of app/gallery`).toContain(shown);
    for (const texts of [galleryTexts.fr, galleryTexts.en])
      expect(Object.keys(specimens[shown]?.(texts) ?? {})).toContain('normal');
  });

  it('and no other', () => {
    expect(components.length).toBeGreaterThan(40);
    for (const name of [...Object.keys(specimens), ...Object.keys(partOf)])
      expect([...components, 'toast'], `${name} is neither in app/ui nor in app/charts any more`).toContain(name);
  });
});

describe('the gallery has an address in development only', () => {
  it.each([
    ['development', ['/gallery', '/en/gallery']],
    ['production', []],
    ['test', []],
  ])('%s', async (mode, expected) => {
    vi.stubEnv('NODE_ENV', mode);
    vi.resetModules();
    try {
      const { default: routes } = await import('../routes.ts');
      expect(routes.length).toBeGreaterThan(100);
      expect(routes.filter(({ file }) => file.includes('gallery')).map(({ path }) => path)).toEqual(expected);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
