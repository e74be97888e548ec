import { pathTo } from '../../domain/paths.ts';
import { locales } from '../../domain/viewer.ts';
import type { Failure, SentAnswer } from './sent-answer.ts';

/** Where an address that answers with a page leads those who are signed out. */
const signInPaths = locales.map((locale) => pathTo(locale, 'signIn'));

/** By hand and not through the router: what cannot be sent, or fails, must never take an open dialog away. */
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

/** The session has ended: to load the page again now would lead to the sign-in page, and lose what is typed. */
export const isSignedOut = (answer: object | undefined): boolean =>
  answer !== undefined && 'failed' in answer && answer.failed === 'signedOut';
