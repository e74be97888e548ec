import { describe, expect, it } from 'vitest';
import { errorsOf } from '../form-errors.ts';
import { emptyCustomLink, isHttpUrl, linksSchema, profileUrl, stripProfileUrl } from './link.ts';

const none = { linkedin: '', github: '', twitter: '', codingame: '', custom: [] };
const blog = { name: 'Blog', url: 'https://camille.example/blog' };
const errors = (change: object) => errorsOf(linksSchema, { ...none, ...change });

describe("'the linkedin URL and every custom link URL must start with http:// or https://'", () => {
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
  ])('%s: %s', (url, accepted) => {
    expect(errors({ linkedin: url })).toEqual(accepted ? {} : { linkedin: 'httpLink' });
    const custom = [blog, { name: 'Portfolio', url }];
    expect(errors({ custom })).toEqual(accepted ? {} : { 'custom.1.url': 'httpLink' });
  });

  it('an address holds at most 500 characters', () => {
    const url = (length: number) => 'https://camille.example/'.padEnd(length, 'x');
    expect(errors({ linkedin: url(500), custom: [{ name: 'Blog', url: url(500) }] })).toEqual({});
    const expected = { linkedin: 'long:500', 'custom.0.url': 'long:500' };
    expect(errors({ linkedin: url(501), custom: [{ name: 'Blog', url: url(501) }] })).toEqual(expected);
  });

  it('is checked of an address, not of a text that merely contains one', () => {
    expect(isHttpUrl('mailto:a@b.example?https://x')).toBe(false);
  });
});

describe('the links of a profile', () => {
  it('may all be left out: those that are empty are absent', () => {
    expect(linksSchema.parse(none)).toEqual({ custom: [] });
    expect(linksSchema.parse({ ...none, github: '  ', linkedin: ' ' })).toEqual({ custom: [] });
  });

  it('custom ones need a name and an address', () => {
    const expected = { 'custom.0.name': 'required', 'custom.0.url': 'httpLink' };
    expect(errors({ custom: [emptyCustomLink()] })).toEqual(expected);
    expect(errors({ custom: [{ ...blog, name: 'x'.repeat(121) }] })).toEqual({ 'custom.0.name': 'long:120' });
  });

  it('custom ones cannot pass for a known network', () => {
    expect(errors({ custom: [{ ...blog, name: ' github ' }] })).toEqual({ 'custom.0.name': 'duplicate' });
    expect(errors({ custom: [{ ...blog, name: 'GitHub (projets perso)' }] })).toEqual({});
  });

  it('custom ones are twenty at most', () => {
    expect(errors({ custom: Array(20).fill(blog) })).toEqual({});
    expect(errors({ custom: Array(21).fill(blog) })).toEqual({ custom: 'tooManyRows:20' });
  });
});

describe("'github, twitter and codingame usernames are stripped of a pasted profile-URL prefix'", () => {
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
  ] as const)('%s: %s', (network, given, name) => {
    expect(stripProfileUrl(network, given)).toBe(name);
  });

  it.each([
    ['a pasted address', 'https://github.com/camille_d.2', 'camille_d.2'],
    ['sixty characters', 'x'.repeat(60), 'x'.repeat(60)],
    ['nothing after the address', 'https://github.com/', undefined],
  ])('what is left is kept: %s', (_, given, name) => {
    expect(linksSchema.parse({ ...none, github: given }).github).toBe(name);
  });

  it.each([
    ['sixty-one characters', 'x'.repeat(61)],
    ['a deeper page', 'https://github.com/camille/vivier'],
    ['another site', 'https://evil.example/camille'],
    ['spaces', 'camille durand'],
    ['markup', '"><script>'],
    ['a way up', '..'],
  ])('what is left must be a name: %s', (_, given) => {
    expect(errors({ github: given })).toEqual({ github: 'unknown' });
  });
});

describe("'linkedin by url; github and codingame profile URLs built from the username'", () => {
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
  ])('%j', (social, address) => expect(profileUrl(social)).toBe(address));
});
