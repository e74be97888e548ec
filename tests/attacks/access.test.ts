import { describe, expect, inject, it } from 'vitest';
import routes from '../../app/routes.ts';
import { paths, pathWith } from '../../domain/paths.ts';
import { type Locale, locales } from '../../domain/viewer.ts';
import { access, keys } from './access-table.ts';
import { fromOtherSite, fromOwnPage, unpacked } from './client.ts';
import { lightClient } from './light-client.ts';
import { everybody, type Outcome, type Who } from './tables/outcomes.ts';
import { resources } from './tables/resource-table.ts';

const { url } = inject('site');
const { admin, developer, recruiter } = inject('sessions').cookies;
const cookies: Record<Who, string> = { anonymous: '', developer, recruiter, admin };

function headersOf(who: Who, path: string, method: 'GET' | 'POST'): Record<string, string> {
  // Signing out would end the session that the other rows need: the form is sent without its cookie.
  const cookie = path.includes('deconnexion') || path.includes('sign-out') ? '' : cookies[who];
  const form = { ...fromOwnPage(url), 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return { ...unpacked, ...(cookie ? { cookie } : {}), ...(method === 'POST' ? form : {}) };
}

const ask = (who: Who, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url + path, { redirect: 'manual', headers: { ...headersOf(who, path, 'GET'), ...headers } });

const request = lightClient(url, 5);

/** The result of a request, for the table. */
async function outcomeOf(who: Who, path: string, method: 'GET' | 'POST', locale: Locale): Promise<Outcome> {
  const { status, headers } = await request(path, { method, headers: headersOf(who, path, method) });
  if (status < 300 || status >= 400) return status;
  const target = (headers.location ?? '').split('?')[0];
  return keys.find((one) => !paths[one].fr.includes(':') && pathWith(locale, one) === target) ?? status;
}

describe('the table of routes', () => {
  it('has a row for each screen and resource of app/routes.ts', () => {
    const ids = routes.map(({ id }) => id ?? '').filter((id) => !id.startsWith('notFound'));
    const named = keys.flatMap((key) => [`${key}.fr`, `${key}.en`]);
    expect([...ids].sort()).toEqual([...named].sort());
    expect(Object.keys(access).sort()).toEqual([...keys].sort());
  });
});

const pages = new Set(routes.filter(({ file }) => file.startsWith('pages/')).map(({ id }) => id));
/** The status of a redirect when a page requests its data alone. */
const redirectOfData = 202;

describe.concurrent.each(everybody)('requests as %s', (who) => {
  it.each(keys)('get the expected result at %s', async (key) => {
    const row = access[key];
    for (const locale of locales) {
      const path = pathWith(locale, key, row.params);
      // A page is requested as a document in French, and as data in English.
      const hasPage = pages.has(`${key}.${locale}`);
      const asData = locale === 'en' && hasPage;
      const target = asData ? `${path === '/en' ? '/en/_' : path}.data` : path;
      for (const method of ['GET', 'POST'] as const) {
        const wanted = method === 'GET' ? row.get[who] : row.post?.[who];
        // A resource without a page is the same in both languages: a GET in English is enough.
        if (wanted === undefined || (method === 'POST' && locale === 'en' && !hasPage)) continue;
        const outcome = await outcomeOf(who, target, method, locale);
        // A document also loads the page, which may redirect after the form was refused; data is the form's answer
        // alone.
        const led = method === 'GET' ? [redirectOfData] : [redirectOfData, 422];
        const expected = asData && (typeof wanted === 'string' || wanted === 302) ? led : [wanted];
        expect(expected, `${method} ${target}`).toContain(outcome);
      }
    }
  });

  it.each(Object.keys(resources))('get the expected result at the resource %s', async (path) => {
    expect(await outcomeOf(who, path, 'GET', 'fr')).toBe(resources[path]?.[who]);
  });
});

// Checked before the visitor is known: two kinds of visitors are enough.
describe.concurrent.each(['anonymous', 'admin'] as const)('a write as %s', (who) => {
  it('from a page of another site is refused', async () => {
    for (const key of keys) {
      const path = pathWith('fr', key, access[key].params);
      const headers = { ...headersOf(who, path, 'POST'), ...fromOtherSite };
      expect((await request(path, { method: 'POST', headers })).status, path).toBe(403);
    }
  });
});

describe('every answer', () => {
  it('has no-store on private pages, and the security headers', async () => {
    const answer = await ask('developer', '/');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await answer.text();
    const nonce = answer.headers.get('content-security-policy')?.match(/nonce-([^']+)/)?.[1];
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(inline.length).toBeGreaterThan(0);
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('has its own nonce, also on a cached page, and pages of signed-in users are not cached', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const answer = await ask('anonymous', '/');
      const nonce = answer.headers.get('content-security-policy')?.match(/nonce-([^']+)/)?.[1] ?? '';
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
    expect(await (await ask('developer', '/')).text()).toContain('Votre profil est en ligne');
    expect(await (await ask('anonymous', '/')).text()).not.toContain('Votre profil est en ligne');
    expect(await (await ask('anonymous', '/', { cookie: '__Host-theme=dark' })).text()).toContain('data-theme="dark"');
    expect(await (await ask('anonymous', '/')).text()).not.toContain('data-theme="dark"');
    const forms = await Promise.all([1, 2].map(async () => (await ask('anonymous', '/contact')).text()));
    const keys = forms.map((html) => html.match(/name="requestKey" value="([^"]+)"/)?.[1]);
    expect(new Set(keys).size).toBe(2);
  });

  it('with an error is in the language of its address', async () => {
    expect(await (await ask('anonymous', '/nope')).text()).toContain('Cette page n’existe pas');
    expect(await (await ask('anonymous', '/en/nope')).text()).toContain('This page does not exist');
  });

  it('links a page and its translation for search engines', async () => {
    const html = await (await ask('anonymous', '/en/sign-in')).text();
    expect(html).toContain(`<link rel="alternate" hrefLang="fr" href="${url}/connexion"`);
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${url}/en/sign-in"`);
    expect(html).toContain(`<link rel="canonical" href="${url}/en/sign-in"`);
  });

  it('after a sign-in redirects only to a page of the site', async () => {
    const answer = await fetch(`${url}/connexion?to=${encodeURIComponent('//evil.example/x')}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url },
      body: new URLSearchParams({ email: 'junior@demo.example', password: 'vivier-demo' }),
    });
    expect(answer.headers.get('location')).toBe('/');
  });

  // Last: the server closes the connection on a body that it does not read.
  it('to a body that is too large is a refusal with a sentence', async () => {
    const answer = await fetch(`${url}/contact`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: `message=${'x'.repeat(1_100_000)}`,
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('Envoi trop volumineux');
  });
});
