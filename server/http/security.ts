import type { Config } from '../config.ts';

/** The music players of a profile's soundtrack. */
const players = ['https://open.spotify.com', 'https://widget.deezer.com', 'https://w.soundcloud.com'];

/**
 * What pages may frame: the music players, the calendar of an external provider, and documents of our own, which are
 * those of e-mails and of a support chat: all other answers forbid it (`frame-ancestors`).
 */
export function frameSources({ SCHEDULING_URL: calendar }: Pick<Config, 'SCHEDULING_URL'>): string {
  return ["'self'", ...(calendar ? [new URL(calendar).origin] : []), ...players].join(' ');
}

/** The content security policy of pages: scripts of the product only; other sites only in frames. */
export function contentSecurityPolicy(nonce: string, development: boolean, frames: string): string {
  const rules = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // For style attributes only: components that position elements write them.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'frame-src': frames,
    'object-src': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** The policy of an SVG: opened as a page, it can run, load and frame nothing. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The policy of pages without scripts that are sent before the product has started. */
export const plainPolicy = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The policy of the service worker: it asks the site for pages, and does nothing else. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that are the same for every answer; the content security policy is not, because of its nonce. */
export function securityHeaders(config: Pick<Config, 'BASE_URL'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    ...(config.BASE_URL.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A write request must come from a page of the product (CSRF protection). Browsers send Sec-Fetch-Site or Origin;
 * a request with neither is refused too.
 */
export function comesFromUs(
  request: { method: string; headers: Headers },
  config: Pick<Config, 'BASE_URL' | 'APP_MODE'>,
): boolean {
  if (readingMethods.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  if (!origin) return site === 'same-origin';
  if (origin === new URL(config.BASE_URL).origin) return true;
  // The demo may also be opened as 127.0.0.1, or through a forwarded port.
  return config.APP_MODE === 'demo' && origin === `http://${request.headers.get('host')}`;
}
