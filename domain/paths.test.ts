import { describe, expect, it } from 'vitest';
import { localeOf, type PathKey, paths, pathTo } from './paths.ts';

describe('addresses', () => {
  it.each([
    ['fr', 'home', '/'],
    ['en', 'home', '/en'],
    ['fr', 'signIn', '/connexion'],
    ['en', 'signIn', '/en/sign-in'],
  ] as const)('%s %s is %s', (locale, key, expected) => {
    expect(pathTo(locale, key)).toBe(expected);
  });

  it('puts parameters in, escaped', () => {
    expect(pathTo('en', 'outboxMessage', { emailId: 'a/b' })).toBe('/en/outbox/a%2Fb');
  });

  it('knows the locale of each address, as a page and as data', () => {
    for (const key of Object.keys(paths) as PathKey[]) {
      for (const locale of ['fr', 'en'] as const) {
        expect(localeOf(pathTo(locale, key))).toBe(locale);
        expect(localeOf(`${pathTo(locale, key)}.data`)).toBe(locale);
      }
    }
    expect(localeOf('/english')).toBe('fr');
  });

  it('gives no two screens the same address', () => {
    for (const locale of ['fr', 'en'] as const) {
      const all = Object.values(paths).map((path) => path[locale]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
