/** A page as it was rendered for somebody without a cookie, good for the next such visitor for a few seconds. */
type Kept = { html: string; nonce: string; headers: Headers; until: number };

const mostPages = 500;

/**
 * Public pages are the same for every visitor who has no cookie, and search engines ask for many of them at once.
 * A page that says so (context.page.keepSeconds) is rendered once and sent to all of them until its time is up; only
 * the nonce is new each time.
 */
export function openPageCache(now: () => number = () => performance.now()) {
  const pages = new Map<string, Kept>();
  return {
    find: (key: string, nonce: string): Pick<Kept, 'html' | 'headers'> | undefined => {
      const page = pages.get(key);
      if (!page || page.until < now()) return undefined;
      return { html: page.html.replaceAll(page.nonce, nonce), headers: new Headers(page.headers) };
    },
    keep: (key: string, seconds: number, page: Omit<Kept, 'until'>): void => {
      // The oldest goes first: addresses can be made up without end.
      if (!pages.delete(key) && pages.size >= mostPages) pages.delete(pages.keys().next().value ?? '');
      pages.set(key, { ...page, headers: new Headers(page.headers), until: now() + seconds * 1000 });
    },
  };
}

/** The name of a page that may be kept: read by somebody who sends no cookie, and so cannot be anybody in particular. */
export function keptKey(request: { method: string; url: string; headers: Headers }): string | undefined {
  if (request.method !== 'GET' || request.headers.has('cookie')) return undefined;
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
