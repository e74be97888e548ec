import { isSecureSite, readSiteCookie, siteCookie } from '../../../../domain/site-cookie.ts';
import type { Config } from '../../../config.ts';

type Site = Pick<Config, 'BASE_URL'>;

const fullName = (name: string) => `vivier.${name}`;

export function readOwnCookie({ BASE_URL }: Site, headers: Headers, name: string): string | undefined {
  return readSiteCookie(headers.get('cookie'), fullName(name), isSecureSite(BASE_URL));
}

/** Not readable by scripts; zero seconds delete the cookie. */
export function ownCookie({ BASE_URL }: Site, name: string, value: string, seconds: number): string {
  const cookie = `${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
  return siteCookie(cookie, isSecureSite(BASE_URL));
}
