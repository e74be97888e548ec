import type { Config } from '../../config.ts';

type Site = Pick<Config, 'BASE_URL'>;

const isSecure = ({ BASE_URL }: Site) => BASE_URL.startsWith('https://');

/** Over HTTPS the name itself makes browsers refuse it from anywhere but this very host. */
const fullName = (config: Site, name: string) => `${isSecure(config) ? '__Host-' : ''}vivier.${name}`;

export function readOwnCookie(config: Site, headers: Headers, name: string): string | undefined {
  const start = `${fullName(config, name)}=`;
  const pair = headers
    .get('cookie')
    ?.split(/; */)
    .find((part) => part.startsWith(start));
  return pair?.slice(start.length);
}

/** Only for the server to read; zero seconds take it away. */
export function ownCookie(config: Site, name: string, value: string, seconds: number): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${fullName(config, name)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
}
