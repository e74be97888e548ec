/** A page rendered for a visitor without cookies, reused for other such visitors for a few seconds. */
type Kept = { html: string; nonce: string; headers: Headers; until: number };

const mostPages = 500;

/**
 * Public pages are the same for every visitor without cookies, and search engines request many at once. A page with
 * context.page.keepSeconds is rendered once and sent to these visitors until it expires, each time with a new nonce.
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
      // Limited, because a client can request an unlimited number of addresses; the oldest page is removed.
      if (!pages.delete(key) && pages.size >= mostPages) pages.delete(pages.keys().next().value ?? '');
      pages.set(key, { ...page, headers: new Headers(page.headers), until: now() + seconds * 1000 });
    },
  };
}

/** The cache key, only for a GET without cookies, because such a page contains no personal data. */
export function cacheKey(request: { method: string; url: string; headers: Headers }): string | undefined {
  if (request.method !== 'GET' || request.headers.has('cookie')) return undefined;
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
