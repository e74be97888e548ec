import { describe, expect, it } from 'vitest';
import { keptKey, openPageCache } from './page-cache.ts';

const page = (html: string) => ({ html, nonce: 'old', headers: new Headers({ 'content-type': 'text/html' }) });
const request = (method: string, headers: Record<string, string> = {}) => ({
  method,
  url: 'http://localhost/en?a=1',
  headers: new Headers(headers),
});

describe('kept pages', () => {
  it('are sent again with a nonce of their own, until their time is up', () => {
    let time = 0;
    const pages = openPageCache(() => time);
    pages.keep('/', 10, page('<script nonce="old"></script><link nonce="old">'));
    expect(pages.find('/', 'new')?.html).toBe('<script nonce="new"></script><link nonce="new">');
    expect(pages.find('/en', 'new')).toBeUndefined();
    time = 10_001;
    expect(pages.find('/', 'new')).toBeUndefined();
  });

  it('do not grow with made-up addresses; the oldest go first', () => {
    const pages = openPageCache();
    for (let i = 0; i < 2000; i++) pages.keep(`/?${i}`, 10, page('x'));
    expect(pages.find('/?0', 'n')).toBeUndefined();
    expect(pages.find('/?1999', 'n')).toBeDefined();
  });

  it.each([
    ['a visitor without a cookie', request('GET'), '/en?a=1'],
    ['anybody with a cookie', request('GET', { cookie: 'theme=dark' }), undefined],
    ['a write', request('POST'), undefined],
    ['a question for headers alone', request('HEAD'), undefined],
  ])('are for %s', (_, asked, key) => expect(keptKey(asked)).toBe(key));
});
