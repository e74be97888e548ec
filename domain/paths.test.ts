import { describe, expect, it } from 'vitest';
import { localeOf, type PathKey, paths, pathTo, pathWith } from './paths.ts';

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

  it('are not written without their parameters', () => {
    // @ts-expect-error: the address of a profile needs an alias.
    expect(() => pathTo('fr', 'profile')).toThrow('The address of profile needs alias');
    // @ts-expect-error: not by another name either.
    expect(() => pathTo('fr', 'profile', { id: 'x' })).toThrow('The address of profile needs alias');
  });

  it('knows the locale of each address, as a page and as data', () => {
    for (const key of Object.keys(paths) as PathKey[]) {
      for (const locale of ['fr', 'en'] as const) {
        const names = [...paths[key][locale].matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']);
        const address = pathWith(locale, key, Object.fromEntries(names));
        expect(localeOf(address)).toBe(locale);
        expect(localeOf(`${address}.data`)).toBe(locale);
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
