import type { Config } from '../config.ts';

/** Where a profile's soundtrack plays. */
const players = ['https://open.spotify.com', 'https://widget.deezer.com', 'https://w.soundcloud.com'];

/** The sites that pages may show in a frame: the players, and the calendar if a provider keeps it. */
export function frameSources({ SCHEDULING_URL: calendar }: Pick<Config, 'SCHEDULING_URL'>): string {
  return [...(calendar ? [new URL(calendar).origin] : []), ...players].join(' ');
}

/** What pages may load and do. Scripts run by nonce or from our own files; only frames come from elsewhere. */
export function contentSecurityPolicy(nonce: string, development: boolean, frames: string): string {
  const rules = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // Attributes only: components that measure and place things write them.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'frame-src': frames,
    'object-src': "'none'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** A drawing that is opened as a page of its own: it can run, load and frame nothing. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For the pages without scripts that are sent before the product has started. */
export const plainPolicy = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The same for every answer; the policy above is not, because of its nonce. */
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
 * A write must come from a page of ours. Browsers say where a request comes from (Sec-Fetch-Site, Origin);
 * one that says neither is refused too.
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
  // The demo is also opened as 127.0.0.1, or through a forwarded port.
  return config.APP_MODE === 'demo' && origin === `http://${request.headers.get('host')}`;
}
