import { describe, expect, it } from 'vitest';
import { readSiteCookie, siteCookie } from './site-cookie.ts';

describe('a cookie of the site', () => {
  it('is restricted to this host where the site has HTTPS', () => {
    expect(siteCookie('theme=dark; Path=/', true)).toBe('__Host-theme=dark; Path=/; Secure');
    expect(siteCookie('__Host-vivier.session_token=x; Path=/; Secure', true)).toBe(
      '__Host-vivier.session_token=x; Path=/; Secure',
    );
    expect(siteCookie('theme=dark; Path=/', false)).toBe('theme=dark; Path=/');
  });

  it('is not read from a name that another host of the domain could set', () => {
    expect(readSiteCookie('theme=dark; __Host-theme=light', 'theme', true)).toBe('light');
    expect(readSiteCookie('theme=dark', 'theme', true)).toBeUndefined();
    expect(readSiteCookie('mytheme=dark; theme=light', 'theme', false)).toBe('light');
    expect(readSiteCookie(null, 'theme', true)).toBeUndefined();
  });
});
