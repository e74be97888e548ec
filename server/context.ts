import { createContext } from 'react-router';
import { canManageOwnAccount } from '../domain/permissions/account.ts';
import { Forbidden } from '../domain/refusals.ts';
import type { Locale, SignedIn, Viewer } from '../domain/viewer.ts';
import type { Runtime } from './runtime.ts';

/** What a service receives; made once per request. */
export type Context = Runtime & {
  viewer: Viewer;
  locale: Locale;
  requestId: string;
  /** As rate limits count it: an IPv4 address, or the network of an IPv6 address. */
  clientAddress: string;
  /** The headers of the request, for code that reads cookies. */
  headers: Headers;
  /** Sent with the response, whatever the page returns. */
  cookies: { append: (cookie: string) => void };
  nonce: string;
  /** The HTML of a rendered page, passed here because a Response would turn it into a stream and back. */
  page: {
    html: string | undefined;
    /** Set by a page that is the same for every visitor without a cookie: see http/page-cache.ts. */
    keepSeconds: number;
    /** Sent with the response; the router drops the headers that an action sets. */
    retryAfterSeconds?: number;
    /** An error of the product was logged for this request. */
    failed?: true;
  };
};

export const contextKey = createContext<Context>();

/** The viewer of a page for signed-in users; visitors are redirected to the sign-in page. */
export function signedIn(context: Context): NonNullable<Viewer> {
  if (!context.viewer) throw new Forbidden();
  return context.viewer;
}

type WithViewer = Pick<Context, 'viewer'>;

/** The signed-in viewer whom this permission (domain/permissions) allows; every other viewer gets Forbidden. */
export function permit<Allowed extends SignedIn>(
  context: WithViewer,
  can: (viewer: Viewer) => viewer is Allowed,
): Allowed;
export function permit(context: WithViewer, can: (viewer: Viewer) => boolean): SignedIn;
export function permit({ viewer }: WithViewer, can: (viewer: Viewer) => boolean): SignedIn {
  if (!viewer || !can(viewer)) throw new Forbidden();
  return viewer;
}

/** The same for what visitors without an account may be allowed to do. */
export function permitVisitor({ viewer }: WithViewer, can: (viewer: Viewer) => boolean): void {
  if (!can(viewer)) throw new Forbidden();
}

/** The viewer of an action that only the user may do: an administrator who acts in their name is refused. */
export function ownAccount(context: Context): SignedIn {
  return permit(context, canManageOwnAccount);
}

/**
 * Whether another site caused the request: by a link, a redirect or a form, or because the browser prefetches a page.
 * Such a request may read, but leaves no trace in the name of the user
 * (docs/decisions/2026-11-16-reading-writes-nothing.md). Typed addresses, bookmarks and programs do not count.
 */
export function causedElsewhere({ headers }: Pick<Context, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site' || /\bprefetch\b/.test(headers.get('sec-purpose') ?? '');
}
