import { describe, expect, it } from 'vitest';
import { isCleanAddress, withCleanBody } from './check-input.ts';

describe('an address', () => {
  it.each([
    ['/user/zo%C3%AB-martin', true],
    ['/jobs?q=100%25&city=Saint-%C3%89tienne', true],
    ['/contact?message=one%0D%0Atwo%09three', true],
    ['/jobs?q=%E9', true],
    ['/jobs?q=%00', false],
    ['/jobs?q=a%1Fb', false],
    ['/user/%00', false],
    ['/user/%7F', false],
    ['/user/%C2%85', false],
    ['/user/%FF', false],
    ['/user/%zz', false],
    ['/user/%', false],
  ])('%s is accepted: %s', (address, clean) => expect(isCleanAddress(address)).toBe(clean));
});

describe('a body', () => {
  const send = (type: string | undefined, body: string, takesFiles = false) =>
    withCleanBody(
      new Request('http://127.0.0.1/x', {
        method: 'POST',
        headers: type ? { 'content-type': type } : {},
        body: new TextEncoder().encode(body),
      }),
      takesFiles,
    );
  const form = 'application/x-www-form-urlencoded';

  it.each([
    [form, 'a=1&b=%C3%A9', 'a=1&b=%C3%A9'],
    [`${form}; charset=UTF-8`, 'a=x%00y&b%01=2', 'a=xy&b=2'],
    ['application/json', '{"a":"x"}', '{"a":"x"}'],
    [
      'application/json',
      JSON.stringify({ a: '",[{\\'.repeat(20_000) }),
      JSON.stringify({ a: '",[{\\'.repeat(20_000) }),
    ],
    ['Application/JSON', '{"a":"x\\u0000\\ud800"}', '{"a":"x\ufffd"}'],
    [undefined, '', ''],
  ])('of type %s that can be parsed is accepted, without control characters (row %#)', async (type, body, expected) => {
    const request = await send(type, body);
    expect(request).toBeInstanceOf(Request);
    expect(await (request as Request).text()).toBe(expected);
  });

  it.each([
    ['application/json', '{"a":', 400],
    ['application/json', '', 400],
    ['application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['application/json', `[${'0,'.repeat(20_000)}0]`, 400],
    ['application/json', `{"a":"\\"","b":[${'{},'.repeat(20_000)}0]}`, 400],
    [form, 'a&'.repeat(2001), 400],
    ['text/plain', 'a=1', 415],
    ['application/xml', '<a/>', 415],
    ['nonsense', 'x', 415],
    [undefined, 'x', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
  ])('of type %s that cannot be parsed is refused (row %#)', async (type, body, status) => {
    expect(await send(type, body)).toBe(status);
  });

  it('with a file is accepted by an address that takes files', async () => {
    const request = await send('multipart/form-data; boundary=x', '--x--', true);
    expect(await (request as Request).text()).toBe('--x--');
  });

  it('with very many parts is refused', async () => {
    const parts = '--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n'.repeat(30);
    expect(await send('multipart/form-data; boundary="x"', `${parts}--x--`, true)).toBe(400);
  });
});
