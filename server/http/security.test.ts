import { describe, expect, it } from 'vitest';
import { comesFromUs, contentSecurityPolicy, frameSources } from './security.ts';

const production = { BASE_URL: 'https://vivier.example', APP_MODE: 'production' } as const;

describe('a write request must come from a page of the product', () => {
  it.each([
    ['same origin, both headers', 'POST', { 'sec-fetch-site': 'same-origin', origin: 'https://vivier.example' }, true],
    ['same origin, old browser', 'POST', { origin: 'https://vivier.example' }, true],
    ['same origin, no Origin', 'POST', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', 'POST', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    [
      'another site claiming our Origin',
      'POST',
      { 'sec-fetch-site': 'cross-site', origin: 'https://vivier.example' },
      false,
    ],
    ['a sibling domain', 'DELETE', { 'sec-fetch-site': 'same-site', origin: 'https://other.vivier.example' }, false],
    ['old browser, another site', 'PUT', { origin: 'https://evil.example' }, false],
    ['an opaque origin', 'POST', { origin: 'null' }, false],
    ['neither header', 'POST', {}, false],
    ['the Host repeated as Origin, in production', 'POST', { origin: 'http://10.0.0.1', host: '10.0.0.1' }, false],
    ['a read from anywhere', 'GET', { 'sec-fetch-site': 'cross-site' }, true],
  ])('%s: %s with %j is allowed: %s', (_, method, headers, expected) => {
    expect(comesFromUs({ method, headers: new Headers(headers as Record<string, string>) }, production)).toBe(expected);
  });

  it('the demo may also be opened as 127.0.0.1', () => {
    const headers = new Headers({
      'sec-fetch-site': 'same-origin',
      origin: 'http://127.0.0.1:3000',
      host: '127.0.0.1:3000',
    });
    expect(comesFromUs({ method: 'POST', headers }, { BASE_URL: 'http://localhost:3000', APP_MODE: 'demo' })).toBe(
      true,
    );
  });
});

describe('content security policy', () => {
  it('allows only own scripts and scripts with the nonce, and nothing inline', () => {
    const policy = contentSecurityPolicy('abc', false, frameSources({ SCHEDULING_URL: undefined }));
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect(policy.split('; ')).toContain(rule);
  });

  const players = 'https://open.spotify.com https://widget.deezer.com https://w.soundcloud.com';
  it.each([
    ['without a provider', {}, `'self' ${players}`],
    [
      'Calendly',
      { SCHEDULING_URL: 'https://calendly.com/vivier/appel?month=2026-11' },
      `'self' https://calendly.com ${players}`,
    ],
    [
      'a self-hosted Cal.com',
      { SCHEDULING_URL: 'https://rdv.example:8443/equipe/appel' },
      `'self' https://rdv.example:8443 ${players}`,
    ],
  ])('allows frames only for own documents, the music players and the calendar: %s', (_, set, expected) => {
    const frames = frameSources({ SCHEDULING_URL: undefined, ...set });
    const policy = contentSecurityPolicy('abc', false, frames);
    expect(policy.split('; ').filter((rule) => rule.startsWith('frame-src'))).toEqual([`frame-src ${expected}`]);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
