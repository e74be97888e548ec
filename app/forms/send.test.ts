import { afterEach, expect, it, vi } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { fetchJson, sendCommand } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (address: string, redirected: boolean) => {
  const answer = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  Object.defineProperties(answer, {
    url: { value: `https://vivier.example${address}` },
    redirected: { value: redirected },
  });
  vi.stubGlobal('fetch', async () => answer);
};

it.each([
  ['the sign-in page', '/connexion?to=%2Fuser%2Fa', true, 'signedOut'],
  ['the English sign-in page', '/en/sign-in?to=%2Fen%2Fuser%2Fa', true, 'signedOut'],
  ['another page', '/settings/security', true, 'fault'],
  ['a page without a redirect', '/connexion', false, 'fault'],
])('a response that is %s, at %s (redirected: %s), fails with the code %s', async (_, address, redirected, failed) => {
  page(address, redirected);
  expect(await fetchJson(pathTo('fr', 'unread'))).toEqual({ failed });
  page(address, redirected);
  expect(await sendCommand(pathTo('fr', 'companyChoice'), { mode: 'withdraw' })).toEqual({ failed });
});
