import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeCv } from './remove-cv.ts';

afterEach(() => vi.unstubAllGlobals());

describe('removing a CV', () => {
  it.each([
    ['after success', true, () => Promise.resolve(new Response(null, { status: 204 }))],
    ['after a refusal', false, () => Promise.resolve(new Response(null, { status: 403 }))],
    ['without a connection', false, () => Promise.reject(new TypeError('offline'))],
  ])('%s returns %s', async (_, gone, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await removeCv('/user/abc/cv')).toBe(gone);
  });
});
