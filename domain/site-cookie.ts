/** Browsers take a cookie with this beginning only over HTTPS, from this host and for this host alone. */
const hostPrefix = '__Host-';

/** Whether visitors reach the site over HTTPS: its address decides, not the connection behind a proxy. */
export const isSecureSite = (baseUrl: string): boolean => baseUrl.startsWith('https://');

/** The name of one of our cookies: on a site with HTTPS another host of the same domain cannot plant it. */
export const siteCookieName = (name: string, secure: boolean): string => (secure ? hostPrefix + name : name);

/** A cookie as it is sent to the browser: over HTTPS alone and for this host alone, where the site has HTTPS. */
export function siteCookie(cookie: string, secure: boolean): string {
  if (!secure) return cookie;
  const named = cookie.startsWith(hostPrefix) ? cookie : hostPrefix + cookie;
  return /;\s*secure\b/i.test(named) ? named : `${named}; Secure`;
}

export function readSiteCookie(header: string | null, name: string, secure: boolean): string | undefined {
  const start = `${siteCookieName(name, secure)}=`;
  return header
    ?.split(/; */)
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
}
