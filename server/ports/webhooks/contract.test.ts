import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { loopback, type Received } from '../loopback.fixture.ts';
import { directWebhooks } from './embedded.ts';
import { isPublicAddress } from './public-address.ts';

const received: Received[] = [];
const url = await loopback((request) => {
  received.push(request);
  const { pathname } = request.url;
  if (pathname === '/hang') return new Promise(() => {});
  if (pathname === '/away') return { status: 302, headers: { location: `${url}/elsewhere` } };
  return { status: pathname === '/broken' ? 500 : 204 };
});
const message = (address: string) => ({ url: address, headers: { 'webhook-id': '1' }, body: '{"é":1}' });
const demo = directWebhooks({ loopback: true, timeoutMs: 300 });
const production = directWebhooks({ loopback: false, timeoutMs: 300 });
/** A host name that resolves to these addresses. */
const named = (...addresses: string[]) =>
  directWebhooks({
    loopback: false,
    timeoutMs: 300,
    resolve: (_, __, done) =>
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

describe('a webhook', () => {
  it('is sent with exactly this body and these headers', async () => {
    expect(await demo.post(message(`${url}/in`))).toEqual({ status: 204 });
    expect(received.at(-1)).toMatchObject({ method: 'POST', headers: { 'webhook-id': '1' } });
    expect(received.at(-1)?.body.toString()).toBe('{"é":1}');
  });

  it('returns the status of the answer, and follows no redirect', async () => {
    expect(await demo.post(message(`${url}/broken`))).toEqual({ status: 500 });
    expect(await demo.post(message(`${url}/away`))).toEqual({ status: 302 });
    expect(received.some(({ url: { pathname } }) => pathname === '/elsewhere')).toBe(false);
  });

  it('returns a failure when the receiver hangs or is not reachable', async () => {
    expect(await demo.post(message(`${url}/hang`))).toEqual({ failure: 'timeout' });
    expect(await demo.post(message('http://127.0.0.1:1/'))).toEqual({ failure: 'unreachable' });
  });
});

describe('an address in an unusual spelling', () => {
  it.each<[string, boolean]>([
    ['HTTPS://hooks.example.com/in', true],
    ['HttpS://HOOKS.Example.COM/in', true],
    ['https:/\\hooks.example.com/in', true],
    ['https://hooks.example.com./in', true],
    ['https://hooks.example.com:443/in', true],
    ['https://hooks.example.com:8443/in', true],
    ['https://hooks.example.com:99999/in', false],
    ['https://[2606:4700::1111]/in', true],
    ['https://[2606:4700::1111]:8443/in', true],
    ['HTTP://hooks.example.com/in', false],
    ['HTTPS://LOCALHOST/in', false],
    ['https://localhost./in', false],
    ['https://api.localhost../in', false],
    ['https://127.0.0.1./in', false],
    ['https://2130706433./in', false],
    ['https://017700000001/in', false],
    ['https://0x7f000001/in', false],
    ['https://127.1/in', false],
    ['https://[::ffff:7f00:1]/in', false],
    ['https://intranet./in', false],
    ['https://me@hooks.example.com/in', false],
    ['https://me:secret@hooks.example.com/in', false],
    ['https://hooks.example.com@10.0.0.1/in', false],
    ['FTP://hooks.example.com/in', false],
  ])('%s (accepted: %s)', async (address, accepted) => {
    expect(production.accepts(address)).toBe(accepted);
    // A numeric address would really be called.
    if (accepted && address.includes('[')) return;
    // Sending never throws, and this name resolves to a private network.
    expect(await named('10.0.0.1').post(message(address))).toEqual({ failure: 'address' });
  });

  it('is called like any other', async () => {
    expect(await demo.post(message(url.replace('http:', 'HTTP:')))).toEqual({ status: 204 });
    // The server has no TLS: called, and not refused because of its spelling.
    expect(await demo.post(message(url.replace('http:', 'HTTPS:')))).toEqual({ failure: 'unreachable' });
  });
});

describe('private addresses in production', () => {
  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://api.localhost/',
    'https://intranet/',
    'https://10.0.0.8/',
    'https://172.16.9.9/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'ftp://example.com/',
    'nonsense',
  ])('the address %s is refused', async (address) => {
    expect(production.accepts(address)).toBe(false);
    expect(await production.post(message(address))).toEqual({ failure: 'address' });
  });

  it.each([
    [['10.1.2.3']],
    [['127.0.0.1']],
    [['::1']],
    [['169.254.169.254']],
    [['203.0.113.7']],
    [['93.184.215.14', '10.0.0.1']],
    [['fd12::1']],
  ])('a name that resolves to %s is refused', async (addresses) => {
    const webhooks = named(...addresses);
    expect(webhooks.accepts('https://hooks.example.com/in')).toBe(true);
    expect(await webhooks.post(message('https://hooks.example.com/in'))).toEqual({ failure: 'address' });
  });

  it('are refused in the demo too, except for its own machine', async () => {
    expect(demo.accepts('http://192.168.1.1/')).toBe(false);
    expect(demo.accepts('https://192.168.1.1/')).toBe(false);
    expect(demo.accepts('http://hooks.example.com/')).toBe(false);
    expect(demo.accepts('http://localhost:3999/in')).toBe(true);
  });

  it('public addresses are accepted', () => {
    for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    expect(production.accepts('https://hooks.example.com:8443/in?x=1')).toBe(true);
  });
});
