import { describe, expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { demoPassword } from '../../server/data/world/accounts.ts';
import { fromAddress, fromOtherSite, postForm } from './client.ts';

const { url } = inject('site');
const credentials = { email: 'junior@demo.example', password: demoPassword };

describe('behind a proxy that ends TLS', () => {
  it.each(['', '.data'])('a user signs in (address with the suffix %j)', async (suffix) => {
    const answer = await postForm(url, pathTo('fr', 'signIn') + suffix, credentials);
    expect(answer.status).toBe(suffix ? 202 : 302);
    const session = answer.headers.getSetCookie().find((cookie) => cookie.includes('session_token'));
    expect(session).toMatch(/^__Host-vivier\.session_token=/);
    for (const attribute of ['; Secure', '; HttpOnly', '; SameSite=Lax', '; Path=/'])
      expect(session?.toLowerCase()).toContain(attribute.toLowerCase());
  });

  it('no cookie is sent without Secure', async () => {
    const answers = [
      await postForm(url, pathTo('fr', 'signIn'), credentials),
      await postForm(url, pathTo('fr', 'preferences'), { theme: 'dark', to: '/' }),
      await postForm(url, pathTo('fr', 'choices'), { measurement: 'no', to: '/' }),
      await postForm(url, pathTo('fr', 'signOut'), {}),
    ];
    const cookies = answers.flatMap((answer) => answer.headers.getSetCookie());
    expect(cookies.length).toBeGreaterThan(3);
    expect(cookies.filter((cookie) => !/;\s*secure/i.test(cookie))).toEqual([]);
  });

  it('every cookie has a name that another host of the domain cannot set', async () => {
    const answers = [
      await postForm(url, pathTo('fr', 'signIn'), credentials),
      await postForm(url, pathTo('fr', 'preferences'), { theme: 'dark', back: '/' }),
      await postForm(url, pathTo('fr', 'choices'), { choice: 'none', back: '/' }),
    ];
    const cookies = answers.flatMap((answer) => answer.headers.getSetCookie());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-vivier.session_token', '__Host-theme', '__Host-choices', '__Host-toast']),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Path=\/(;|$)/i);
      expect(cookie).not.toMatch(/;\s*domain=/i);
    }
  });

  it('a cookie without that prefix is ignored', async () => {
    const page = await fetch(url, { headers: { ...fromAddress('192.0.2.2'), cookie: 'theme=dark' } });
    expect(await page.text()).not.toContain('data-theme="dark"');
  });

  it('a request from a foreign origin is refused', async () => {
    for (const headers of [fromOtherSite, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const answer = await postForm(url, pathTo('fr', 'signIn'), credentials, headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('the plain-http address of the same host counts as another site', async () => {
    const answer = await postForm(url, pathTo('fr', 'signIn'), credentials, { origin: url.replace('https:', 'http:') });
    expect(answer.status).toBe(403);
  });

  it('the answer tells browsers to use HTTPS only', async () => {
    const answer = await fetch(url, { headers: fromAddress('192.0.2.1') });
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});
