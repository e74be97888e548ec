import { describe, expect, it } from 'vitest';
import { fromBase58, toBase58 } from './base58.ts';
import { didDocument, didOf, fromMultikey, toMultikey } from './did-web.ts';

describe('the name of an installation', () => {
  it.each([
    ['https://vivier.example', 'did:web:vivier.example'],
    ['https://vivier.example:8443', 'did:web:vivier.example%3A8443'],
    ['http://localhost:3000', 'did:web:localhost%3A3000'],
  ])('%s is %s', (address, did) => {
    expect(didOf(address)).toBe(did);
  });

  it('lists every key, the newest first, for signing', () => {
    const document = didDocument('https://vivier.example', ['zNew', 'zOld']);
    expect(document.assertionMethod).toEqual(['did:web:vivier.example#zNew', 'did:web:vivier.example#zOld']);
    expect(document.verificationMethod[1]).toEqual({
      id: 'did:web:vivier.example#zOld',
      type: 'Multikey',
      controller: 'did:web:vivier.example',
      publicKeyMultibase: 'zOld',
    });
  });
});

describe('a key as text', () => {
  it('is read back as it was, and any other text is none', () => {
    const key = new Uint8Array(32).map((_, index) => index * 7);
    const text = toMultikey(key);
    expect(text).toMatch(/^z6Mk/);
    expect(fromMultikey(text)).toEqual(key);
    for (const wrong of ['', 'z', text.slice(1), `${text}1`, text.replace('z6Mk', 'z6Mm'), 'z0OIl'])
      expect(fromMultikey(wrong)).toBeUndefined();
  });

  it.each([
    ['', []],
    ['1', [0]],
    ['112', [0, 0, 1]],
    ['2NEpo7TZRRrLZSi2U', [...new TextEncoder().encode('Hello World!')]],
  ])('base 58: %s', (text, bytes) => {
    expect(toBase58(new Uint8Array(bytes))).toBe(text);
    expect([...(fromBase58(text) ?? [])]).toEqual(bytes);
  });

  it('refuses a text that would take long to read', () => {
    expect(fromBase58('2'.repeat(201))).toBeUndefined();
  });
});
