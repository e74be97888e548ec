import { describe, expect, it } from 'vitest';
import { unnamedLinks } from '../../services/privacy/erasure/unnamed-links.ts';
import { ownLinks } from './embedded.ts';
import { externalLinks } from './external.ts';
import { type Links, linkParameter } from './port.ts';

const secret = 'a secret that is long enough to be one';
const adapters: [string, string, Links][] = [
  ['our redirect', 'https://vivier.example/t', ownLinks({ baseUrl: 'https://vivier.example', secret })],
  [
    'another address',
    'https://count.example/go?via=vivier',
    externalLinks({ trackingUrl: 'https://count.example/go?via=vivier', secret }),
  ],
];

function tokenOf(address: string | null): string {
  return new URL(address ?? 'http://none').searchParams.get(linkParameter) ?? '';
}

function altered(token: string, change: (content: Record<string, unknown>) => void): string {
  const content = JSON.parse(Buffer.from(token, 'base64').toString());
  change(content);
  return Buffer.from(JSON.stringify(content)).toString('base64');
}

describe.each(adapters)('tracked links by %s', (_name, address, links) => {
  const visit = {
    url: 'https://vivier.example/dev/ada?from=é&x=1#cv',
    visitorId: 'u1',
    data: 'u2',
    type: 'visit_dev_profile',
  };

  it('lead to the tracking address, with base64 of the documented JSON', () => {
    const wrapped = links.wrap(visit);
    expect(wrapped?.startsWith(address)).toBe(true);
    expect(JSON.parse(atob(tokenOf(wrapped)))).toMatchObject({
      redirectUrl: encodeURIComponent(visit.url),
      visitorId: 'u1',
      options: { data: 'u2', type: 'visit_dev_profile' },
    });
  });

  it('open to the wrapped address', () => {
    expect(links.open(tokenOf(links.wrap(visit)))).toEqual(visit);
    expect(links.open(tokenOf(links.wrap({ url: '/jobs?q=été' })))).toMatchObject({ url: '/jobs?q=été' });
    const accented = { url: 'https://a.example/', data: 'é€🚀', type: 'other' };
    expect(links.open(tokenOf(links.wrap(accented)))).toMatchObject(accented);
  });

  it('open with URL-safe base64 too', () => {
    const urlSafe = Buffer.from(tokenOf(links.wrap(visit)), 'base64').toString('base64url');
    expect(links.open(urlSafe)).toEqual(visit);
  });

  it('are not tracked for developers on their own profile', () => {
    expect(links.wrap({ ...visit, visitorId: 'u2' })).toBe(visit.url);
    expect(links.wrap({ ...visit, visitorId: 'u2', type: 'other' })).not.toBe(visit.url);
    expect(links.wrap({ url: visit.url, type: 'visit_dev_profile' })).not.toBe(visit.url);
  });

  it('carry no visitor without consent, and stay untracked on the own profile', () => {
    const unnamed = unnamedLinks(links);
    expect(links.open(tokenOf(unnamed.wrap(visit)))).toEqual({ ...visit, visitorId: undefined });
    expect(unnamed.wrap({ ...visit, visitorId: 'u2' })).toBe(visit.url);
    expect(unnamed.wrap({ url: visit.url, type: 'visit_dev_profile' })).not.toBe(visit.url);
  });

  it('are null for an empty URL', () => {
    expect(links.wrap({ url: '' })).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\thttps://evil.example',
    'https:evil.example',
    'data:text/html,x',
    'https://vivier.example@evil.example/',
    'jobs',
  ])('are null for the unsafe address %j', (url) => {
    expect(links.wrap({ url })).toBeNull();
  });

  it('do not open when they are forged or altered', () => {
    const token = tokenOf(links.wrap(visit));
    const forgeries = [
      altered(token, (content) => Object.assign(content, { redirectUrl: 'https%3A%2F%2Fevil.example' })),
      altered(token, (content) => Object.assign(content, { visitorId: 'u3' })),
      altered(token, (content) => Object.assign(content, { options: { data: 'u3', type: 'visit_dev_profile' } })),
      altered(token, (content) => delete content.signature),
      altered(token, (content) => Object.assign(content, { signature: '' })),
      altered(token, (content) => Object.assign(content, { redirectUrl: '%E0%A4%A' })),
      Buffer.from('null').toString('base64'),
      'not a token',
      '',
      'A'.repeat(100_000),
    ];
    for (const forgery of forgeries) expect(links.open(forgery)).toBeUndefined();
  });

  it('do not open when another secret signed them', () => {
    const other = ownLinks({ baseUrl: 'https://vivier.example', secret: 'another secret, just as long as that' });
    expect(links.open(tokenOf(other.wrap(visit)))).toBeUndefined();
  });
});
