/** Browsers accept a cookie with this prefix only over HTTPS, from this host and for this host. */
const hostPrefix = '__Host-';

/** Whether visitors reach the site over HTTPS: the public address decides, not the connection behind a proxy. */
export const isSecureSite = (baseUrl: string): boolean => baseUrl.startsWith('https://');

/** The name of a cookie: on a site with HTTPS another host of the same domain cannot set it. */
export const siteCookieName = (name: string, secure: boolean): string => (secure ? hostPrefix + name : name);

/** A cookie for the browser: on a site with HTTPS, restricted to HTTPS and to this host. */
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
