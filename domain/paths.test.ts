import { describe, expect, it } from 'vitest';
import { localeOf, type PathKey, paths, pathTo, pathWith } from './paths.ts';

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

  it('are not written without their parameters', () => {
    // @ts-expect-error: the address of a profile needs an alias.
    expect(() => pathTo('fr', 'profile')).toThrow('The address of profile needs alias');
    // @ts-expect-error: not by another name either.
    expect(() => pathTo('fr', 'profile', { id: 'x' })).toThrow('The address of profile needs alias');
  });

  it('have a recognisable locale, as a page and as data', () => {
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

  it('are different for every page', () => {
    for (const locale of ['fr', 'en'] as const) {
      const all = Object.values(paths).map((path) => path[locale]);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
