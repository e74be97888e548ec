import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import { emptyCustomLink, isHttpUrl, linksSchema, profileUrl, stripProfileUrl } from './link.ts';

const none = { linkedin: '', github: '', twitter: '', codingame: '', custom: [] };
const blog = { name: 'Blog', url: 'https://camille.example/blog' };
const errors = (change: object) => errorsOf(linksSchema, { ...none, ...change });

describe('addresses of links (docs/product/profile.md, Links of a profile)', () => {
  it.each([
    ['https://www.linkedin.com/in/camille', true],
    ['http://camille.example', true],
    ['HTTPS://camille.example', true],
    ['  https://camille.example  ', true],
    ['www.linkedin.com/in/camille', false],
    ['camille', false],
    ['ftp://camille.example', false],
    ['javascript:alert(1)//http://', false],
    ['https:camille.example', false],
    ['https://', false],
    ['http:// camille.example', false],
    ['https://[camille', false],
  ])('%s is accepted: %s', (url, accepted) => {
    expect(errors({ linkedin: url })).toEqual(accepted ? {} : { linkedin: 'httpLink' });
    const custom = [blog, { name: 'Portfolio', url }];
    expect(errors({ custom })).toEqual(accepted ? {} : { 'custom.1.url': 'httpLink' });
  });

  it('have at most 500 characters', () => {
    const url = (length: number) => 'https://camille.example/'.padEnd(length, 'x');
    expect(errors({ linkedin: url(500), custom: [{ name: 'Blog', url: url(500) }] })).toEqual({});
    const expected = { linkedin: 'long:500:1', 'custom.0.url': 'long:500:1' };
    expect(errors({ linkedin: url(501), custom: [{ name: 'Blog', url: url(501) }] })).toEqual(expected);
  });

  it('are checked as a whole: a text that contains an address is not one', () => {
    expect(isHttpUrl('mailto:a@b.example?https://x')).toBe(false);
  });
});

describe('the links of a profile', () => {
  it('may all be empty: empty ones are left out', () => {
    expect(linksSchema.parse(none)).toEqual({ custom: [] });
    expect(linksSchema.parse({ ...none, github: '  ', linkedin: ' ' })).toEqual({ custom: [] });
  });

  it('need a name and an address when custom', () => {
    const expected = { 'custom.0.name': 'required', 'custom.0.url': 'httpLink' };
    expect(errors({ custom: [emptyCustomLink()] })).toEqual(expected);
    expect(errors({ custom: [{ ...blog, name: 'x'.repeat(121) }] })).toEqual({ 'custom.0.name': 'long:120:1' });
  });

  it('cannot have the name of a known network when custom', () => {
    expect(errors({ custom: [{ ...blog, name: ' github ' }] })).toEqual({ 'custom.0.name': 'duplicate' });
    expect(errors({ custom: [{ ...blog, name: 'GitHub (projets perso)' }] })).toEqual({});
  });

  it('are twenty at most when custom', () => {
    expect(errors({ custom: Array(20).fill(blog) })).toEqual({});
    expect(errors({ custom: Array(21).fill(blog) })).toEqual({ custom: 'tooManyRows:20' });
  });
});

describe('usernames on networks (docs/product/profile.md, Links of a profile)', () => {
  it.each([
    ['github', 'camille-d', 'camille-d'],
    ['github', 'https://github.com/camille-d', 'camille-d'],
    ['github', 'http://www.github.com/camille-d/', 'camille-d'],
    ['github', 'github.com/camille-d?tab=repositories', 'camille-d'],
    ['github', 'HTTPS://GitHub.com/Camille-D#top', 'Camille-D'],
    ['github', 'https://github.com/', ''],
    ['github', 'github.com', ''],
    ['github', 'https://twitter.com/camille', 'https://twitter.com/camille'],
    ['twitter', 'https://twitter.com/camille', 'camille'],
    ['twitter', 'https://x.com/camille?s=20', 'camille'],
    ['twitter', 'www.x.com/@camille/', 'camille'],
    ['twitter', ' @camille ', 'camille'],
    ['codingame', 'https://www.codingame.com/profile/0a1b2c', '0a1b2c'],
    ['codingame', 'codingame.com/0a1b2c', '0a1b2c'],
    ['codingame', 'profile/0a1b2c', '0a1b2c'],
    ['codingame', 'https://www.codingame.com/profile/', ''],
  ] as const)('on %s from %s', (network, given, name) => {
    expect(stripProfileUrl(network, given)).toBe(name);
  });

  it.each([
    ['a pasted address', 'https://github.com/camille_d.2', 'camille_d.2'],
    ['sixty characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['only the address of the site', 'https://github.com/', undefined],
  ])('are stored without the address of the site: %s', (_, given, name) => {
    expect(linksSchema.parse({ ...none, github: given }).github).toBe(name);
  });

  it.each([
    ['sixty-one characters', 'x'.repeat(61)],
    ['a page below the profile', 'https://github.com/camille/vivier'],
    ['another site', 'https://evil.example/camille'],
    ['spaces', 'camille durand'],
    ['markup', '"><script>'],
    ['two dots', '..'],
  ])('must be a name: %s is refused', (_, given) => {
    expect(errors({ github: given })).toEqual({ github: 'unknown' });
  });
});

describe('the public address of a link (docs/product/profile.md, Links of a profile)', () => {
  it.each([
    [{ network: 'linkedin', url: 'https://www.linkedin.com/in/camille' }, 'https://www.linkedin.com/in/camille'],
    [{ network: 'github', url: null, username: 'camille' }, 'https://github.com/camille'],
    [{ network: 'twitter', url: null, username: 'camille' }, 'https://twitter.com/camille'],
    [{ network: 'codingame', url: null, username: '0a1b' }, 'https://www.codingame.com/profile/0a1b'],
    [{ network: 'Blog', url: 'https://camille.example', username: null }, 'https://camille.example'],
    [{ network: 'github', username: 'a/../b?c' }, 'https://github.com/a%2F..%2Fb%3Fc'],
    [{ network: 'github', url: 'https://github.com/camille', username: null }, 'https://github.com/camille'],
    [{ network: 'Blog', url: 'javascript:alert(1)' }, undefined],
    [{ network: 'linkedin', url: null, username: 'camille' }, undefined],
    [{ network: 'github', url: null, username: null }, undefined],
  ])('of %j', (social, address) => expect(profileUrl(social)).toBe(address));
});
