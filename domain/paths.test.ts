import { describe, expect, it } from 'vitest';
import { localeOf, type PathKey, paths, pathTo, pathWith } from './paths.ts';

describe('addresses of pages', () => {
  it.each([
    ['fr', 'home', '/'],
    ['en', 'home', '/en'],
    ['fr', 'signIn', '/connexion'],
    ['en', 'signIn', '/en/sign-in'],
    ['fr', 'questions', '/tests/questions'],
    ['en', 'questions', '/en/tests/questions'],
  ] as const)('in %s of %s is %s', (locale, key, expected) => {
    expect(pathTo(locale, key)).toBe(expected);
  });

  it.each([
    ['profile', '/user/x'],
    ['achievements', '/x/achievements'],
    ['developerSettings', '/developer-settings/x'],
    ['developerInformations', '/developer-settings/x/user-informations'],
    ['developerDashboard', '/dashboard-developer/x'],
    ['userInformations', '/settings/user-informations'],
    ['visibilityManager', '/settings/visibility-manager'],
    ['plans', '/plans'],
    ['batch', '/developers/batch'],
    ['candidate', '/manager/candidates/x'],
    ['job', '/job/x'],
    ['jobManager', '/job-manager'],
    ['company', '/company/x'],
    ['recruiter', '/recruiter/x'],
    ['permissionDenied', '/permission-denied/conversations'],
    ['testCategory', '/tests/category/x'],
    ['tests', '/tests'],
    ['test', '/tests/x'],
    ['testSession', '/test-session/x'],
    ['adminTestSession', '/admin/developer/x/test-session/x'],
    ['testQuestion', '/test-question/x/x'],
    ['questions', '/tests/questions'],
  ] as const)('of %s is the same in both languages, under /en in English: %s', (key, expected) => {
    const anything = new Proxy({}, { get: () => 'x' });
    expect(pathWith('fr', key, anything)).toBe(expected);
    expect(pathWith('en', key, anything)).toBe(`/en${expected}`);
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
