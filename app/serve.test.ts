import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Forbidden } from '../domain/refusals.ts';
import { type Context, contextKey } from '../server/context.ts';
import { serve } from './serve.ts';

/**
 * The redirect of a refused visitor, called like the router does: with the request, and with the address of the page.
 */
async function refused(asked: string, page: string, method = 'GET'): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(contextKey, { viewer: undefined, locale: 'fr', config: {} } as unknown as Context);
  const url = new URL(page, 'http://localhost');
  const request = new Request(new URL(asked, url), { method });
  const refuse = serve(() => {
    throw new Forbidden();
  });
  const answer = await refuse({ context, request, url, params: {}, pattern: '' }).catch((thrown) => thrown);
  return (answer as Response).headers.get('location');
}

it.each([
  ['a page', '/settings/security?a=1', '/settings/security?a=1', 'GET', '?to=%2Fsettings%2Fsecurity%3Fa%3D1'],
  [
    'the data of a page',
    '/settings/security.data?_routes=x',
    '/settings/security',
    'GET',
    '?to=%2Fsettings%2Fsecurity',
  ],
  ['a form', '/settings/security.data', '/settings/security', 'POST', ''],
])(
  'the refusal of %s leads a visitor to the sign-in page, with the address to return to after a GET',
  async (_, asked, page, method, wanted) => {
    expect(await refused(asked, page, method)).toBe(`/connexion${wanted}`);
  },
);
