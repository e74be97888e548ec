import { pathTo } from '../../domain/paths.ts';
import { locales } from '../../domain/viewer.ts';
import type { Failure, SentAnswer } from './sent-answer.ts';

/** The pages to which a signed-out user is redirected. */
const signInPaths = locales.map((locale) => pathTo(locale, 'signIn'));

/** Not through the router: a request that fails must never close an open dialog. */
export async function sendJson<Done extends object = object>(address: string, body: object): Promise<SentAnswer<Done>> {
  return ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function fetchJson<Content extends object>(address: string): Promise<Content | { failed: Failure }> {
  return ask(address, {});
}

async function ask<Answer>(address: string, init: RequestInit): Promise<Answer | { failed: Failure }> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    return { failed: 'network' };
  }
  if (response.redirected && signInPaths.includes(new URL(response.url).pathname)) return { failed: 'signedOut' };
  if (response.status === 413) return { failed: 'large' };
  try {
    return (await response.json()) as Answer;
  } catch {
    return { failed: 'fault' };
  }
}

/** The session has ended: loading the page again now would redirect to the sign-in page and lose the typed text. */
export const isSignedOut = (answer: object | undefined): boolean =>
  answer !== undefined && 'failed' in answer && answer.failed === 'signedOut';
