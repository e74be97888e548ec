import { describe, expect, it } from 'vitest';
import { returnPath, withReturn } from './return-path.ts';

describe('the page to come back to (docs/product/account.md, Coming back)', () => {
  it.each([
    '/',
    '/job/dev-react-mareva?do=apply',
    '/en/job/dev',
    '/developers?technology=react&city=Saint-%C3%89tienne',
    '/t?link=https%3A%2F%2Fexample.com',
    '/jobs?q=c%2B%2B&x=//a',
  ])('%s is a path of this site', (path) => expect(returnPath(path)).toBe(path));

  it.each([
    '',
    'job/dev',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/./evil',
    '/job/..',
    '/job//evil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    ' //evil.example',
    '/a\r\nSet-Cookie: x=1',
    '/<script>',
    '/a#//b',
  ])('%j is refused', (path) => expect(returnPath(path)).toBeUndefined());

  it('what a browser makes of an accepted path stays on the site', () => {
    const marks = ['/', '\\', '.', '%2f', '%5c', '%2e', '@', ':', 'x', '?', '=', 'evil.example'];
    const tried = marks.flatMap((a) =>
      marks.flatMap((b) => marks.flatMap((c) => marks.map((d) => `/${a}${b}${c}${d}`))),
    );
    for (const path of tried) {
      if (!returnPath(path)) continue;
      const read = new URL(path, 'https://vivier.example');
      const again = new URL(read.pathname + read.search, 'https://vivier.example');
      expect([path, read.host, again.host]).toEqual([path, 'vivier.example', 'vivier.example']);
    }
  });

  it('is part of the addresses on the way', () => {
    expect(withReturn('/inscription?role=DEVELOPER', '/job/a?do=apply')).toBe(
      '/inscription?role=DEVELOPER&to=%2Fjob%2Fa%3Fdo%3Dapply',
    );
    expect(withReturn('/connexion', '/job/a')).toBe('/connexion?to=%2Fjob%2Fa');
    for (const to of [null, undefined, '//evil.example']) expect(withReturn('/connexion', to)).toBe('/connexion');
  });
});
