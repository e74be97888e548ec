import { describe, expect, it } from 'vitest';
import { cacheKey, openPageCache } from './page-cache.ts';

const page = (html: string) => ({ html, nonce: 'old', headers: new Headers({ 'content-type': 'text/html' }) });
const request = (method: string, headers: Record<string, string> = {}) => ({
  method,
  url: 'http://localhost/en?a=1',
  headers: new Headers(headers),
});

describe('the cache of public pages', () => {
  it('returns a page with a new nonce until it expires', () => {
    let time = 0;
    const pages = openPageCache(() => time);
    pages.keep('/', 10, page('<script nonce="old"></script><link nonce="old">'));
    expect(pages.find('/', 'new')?.html).toBe('<script nonce="new"></script><link nonce="new">');
    expect(pages.find('/en', 'new')).toBeUndefined();
    time = 10_001;
    expect(pages.find('/', 'new')).toBeUndefined();
  });

  it('has a maximum size and removes the oldest page first', () => {
    const pages = openPageCache();
    for (let i = 0; i < 2000; i++) pages.keep(`/?${i}`, 10, page('x'));
    expect(pages.find('/?0', 'n')).toBeUndefined();
    expect(pages.find('/?1999', 'n')).toBeDefined();
  });

  it.each([
    ['a GET without a cookie has a key', request('GET'), '/en?a=1'],
    ['a GET with a cookie has no key', request('GET', { cookie: 'theme=dark' }), undefined],
    ['a POST has no key', request('POST'), undefined],
    ['a HEAD has no key', request('HEAD'), undefined],
  ])('the cache key: %s', (_, asked, key) => expect(cacheKey(asked)).toBe(key));
});
