import { describe, expect, it } from 'vitest';
import { localeOf, type PathKey, paths, pathTo } from './paths.ts';

describe('addresses of pages', () => {
  it.each([
    ['fr', 'home', '/'],
    ['en', 'home', '/en'],
    ['fr', 'signIn', '/connexion'],
    ['en', 'signIn', '/en/sign-in'],
  ] as const)('in %s of %s is %s', (locale, key, expected) => {
    expect(pathTo(locale, key)).toBe(expected);
  });

  it('contain their parameters, escaped', () => {
    expect(pathTo('en', 'outboxMessage', { emailId: 'a/b' })).toBe('/en/outbox/a%2Fb');
  });

  it('have a recognisable locale, as a page and as data', () => {
    for (const key of Object.keys(paths) as PathKey[]) {
      for (const locale of ['fr', 'en'] as const) {
        expect(localeOf(pathTo(locale, key))).toBe(locale);
        expect(localeOf(`${pathTo(locale, key)}.data`)).toBe(locale);
      }
    }
    expect(localeOf('/english')).toBe('fr');
  });

  it('are different for every page', () => {
    for (const locale of ['fr', 'en'] as const) {
      const all = Object.values(paths).map((path) => path[locale]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
