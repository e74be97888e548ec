import { createContext } from 'react-router';
import type { Locale, Viewer } from '../domain/viewer.ts';
import { Forbidden } from './errors.ts';
import type { Runtime } from './runtime.ts';

/** What a service gets to work with; made once per request. */
export type Context = Runtime & {
  viewer: Viewer;
  locale: Locale;
  requestId: string;
  /** As limits count it: an IPv4 address, or the network of an IPv6 one. */
  clientAddress: string;
  /** The request's own headers, for what reads cookies. */
  headers: Headers;
  /** Sent with the answer, whatever the page returns. */
  cookies: { append: (cookie: string) => void };
  nonce: string;
  /** The text of a rendered page: handed over here, because a Response would turn it into a stream and back. */
  page: {
    html: string | undefined;
    /** Set by a page that is the same for every visitor without a cookie: see http/page-cache.ts. */
    keepSeconds: number;
    /** Told with the answer; the router drops the headers that an action sets. */
    retryAfterSeconds?: number;
    /** An error of the product has been logged for this request. */
    failed?: true;
  };
};

export const contextKey = createContext<Context>();

/** The viewer of a page that only signed-in people have; anonymous ones are led to the sign-in page. */
export function signedIn(context: Context): NonNullable<Viewer> {
  if (!context.viewer) throw new Forbidden();
  return context.viewer;
}

/** The same where only the person themself may act: an administrator in their name may not. */
export function ownAccount(context: Context): NonNullable<Viewer> {
  const viewer = signedIn(context);
  if (viewer.impersonator) throw new Forbidden();
  return viewer;
}

/**
 * Whether another site made the browser ask: by a link, a redirect or a form of its own, or because the browser loads
 * ahead what the person has not opened yet. Such a request may read, and leaves no trace in the name of the person
 * (docs/decisions/2026-11-16-reading-writes-nothing.md). Typed addresses, bookmarks and programs are not meant.
 */
export function causedElsewhere({ headers }: Pick<Context, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site' || /\bprefetch\b/.test(headers.get('sec-purpose') ?? '');
}
