import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageAnswer } from './page-answer.ts';

const html = `<!DOCTYPE html><p>${'Développeuse, développeur ’ '.repeat(200)}</p>`;
const answer = (accepted: string | null, page = html) =>
  pageAnswer(page, 200, new Headers({ vary: 'Cookie' }), accepted);
const bytes = async (one: Response) => Buffer.from(await one.arrayBuffer());

describe('a rendered page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, identity', null],
    ['deflate', null],
    ['', null],
    [null, null],
  ])('for Accept-Encoding %j has the Content-Encoding %j', async (accepted, packing) => {
    const one = await answer(accepted);
    expect(one.headers.get('content-encoding')).toBe(packing);
    expect(one.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    const sent = await bytes(one);
    const read = packing === 'br' ? brotliDecompressSync(sent) : packing === 'gzip' ? gunzipSync(sent) : sent;
    expect(read.toString()).toBe(html);
    expect(sent.length < html.length / 4).toBe(packing !== null);
  });

  it.each(['br', 'gzip'])('that is very long is compressed asynchronously: %s', async (packing) => {
    const page = html.repeat(100);
    const packed = answer(packing, page);
    expect(packed).toBeInstanceOf(Promise);
    const sent = await bytes(await packed);
    expect((packing === 'br' ? brotliDecompressSync(sent) : gunzipSync(sent)).toString()).toBe(page);
  });

  it('that is short is not compressed', async () => {
    expect((await answer('br', '<p>Bonjour</p>')).headers.has('content-encoding')).toBe(false);
  });
});
