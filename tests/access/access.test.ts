import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { pathTo } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import { signInOver } from '../harness/http-sign-in.ts';
import { type Product, removeDataDir, startProduct } from '../harness/product.ts';
import { access, everybody, keys, type Outcome, resources, type Who } from './routes.ts';

let product: Product;
const cookies: Record<Who, string> = { anonymous: '', developer: '', recruiter: '', admin: '' };

beforeAll(async () => {
  product = await startProduct();
  for (const who of everybody) if (who !== 'anonymous') cookies[who] = await signInOver(product.url, who);
}, 120_000);

afterAll(async () => {
  await product?.stop();
  if (product) removeDataDir(product.dataDir);
});

async function ask(
  who: Who,
  path: string,
  method: 'GET' | 'POST' = 'GET',
  extra: Record<string, string> = {},
): Promise<Response> {
  // Signing out would end the session that the other rows need: the form goes without its cookie.
  const cookie = path.includes('deconnexion') || path.includes('sign-out') ? '' : cookies[who];
  return fetch(product.url + path, {
    method,
    redirect: 'manual',
    signal: path === '/live' ? AbortSignal.timeout(5000) : null,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(method === 'POST' ? { origin: product.url, 'sec-fetch-site': 'same-origin' } : {}),
      ...extra,
    },
    ...(method === 'POST' ? { body: new URLSearchParams() } : {}),
  });
}

async function outcomeOf(answer: Response, locale: Locale): Promise<Outcome> {
  await answer.body?.cancel();
  if (answer.status < 300 || answer.status >= 400) return answer.status;
  const target = (answer.headers.get('location') ?? '').split('?')[0];
  const key = keys.find((one) => pathTo(locale, one) === target);
  return key ?? answer.status;
}

describe('every route is listed', () => {
  it('has a row for each screen and resource of app/routes.ts', () => {
    const ids = routes.map(({ id }) => id ?? '').filter((id) => !id.startsWith('notFound'));
    const named = keys.flatMap((key) => [`${key}.fr`, `${key}.en`]);
    expect([...ids].sort()).toEqual([...named].sort());
    expect(Object.keys(access).sort()).toEqual([...keys].sort());
  });
});

describe.each(everybody)('as %s', (who) => {
  it.each(keys.flatMap((key) => (['fr', 'en'] as const).map((locale) => [key, locale] as const)))(
    '%s (%s)',
    async (key, locale) => {
      const row = access[key];
      const path = pathTo(locale, key, row.params);
      expect(await outcomeOf(await ask(who, path), locale), `GET ${path}`).toBe(row.get[who]);
      if (row.post) expect(await outcomeOf(await ask(who, path, 'POST'), locale), `POST ${path}`).toBe(row.post[who]);
    },
  );

  it.each(Object.keys(resources))('%s', async (path) => {
    expect(await outcomeOf(await ask(who, path), 'fr')).toBe(resources[path]?.[who]);
  });

  it('is refused a write that does not come from a page of ours', async () => {
    for (const key of keys) {
      const path = pathTo('fr', key, access[key].params);
      const answer = await ask(who, path, 'POST', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
      expect(answer.status, path).toBe(403);
    }
  });
});

describe('what every answer carries', () => {
  it('keeps private pages out of caches and sends the security headers', async () => {
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

  it('gives each visitor a nonce of their own, also with a page that was kept, and keeps none for somebody known', async () => {
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
    expect(await (await ask('anonymous', '/', 'GET', { cookie: 'theme=dark' })).text()).toContain('data-theme="dark"');
    expect(await (await ask('anonymous', '/')).text()).not.toContain('data-theme="dark"');
    const forms = await Promise.all([1, 2].map(async () => (await ask('anonymous', '/contact')).text()));
    const keys = forms.map((html) => html.match(/name="requestKey" value="([^"]+)"/)?.[1]);
    expect(new Set(keys).size).toBe(2);
  });

  it('comes from a product that started without a warning', () => {
    expect(product.output()).not.toMatch(/warning/i);
  });

  it('answers an error page in the language of its address', async () => {
    expect(await (await ask('anonymous', '/nope')).text()).toContain('Cette page n’existe pas');
    expect(await (await ask('anonymous', '/en/nope')).text()).toContain('This page does not exist');
  });

  it('tells a page and its twin apart for search engines', async () => {
    const html = await (await ask('anonymous', '/en/sign-in')).text();
    expect(html).toContain(`<link rel="alternate" hrefLang="fr" href="${product.url}/connexion"`);
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${product.url}/en/sign-in"`);
    expect(html).toContain(`<link rel="canonical" href="${product.url}/en/sign-in"`);
  });

  it('follows a sign-in only to a page of ours', async () => {
    const answer = await fetch(`${product.url}/connexion?to=${encodeURIComponent('//evil.example/x')}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: product.url },
      body: new URLSearchParams({ email: 'junior@demo.example', password: 'vivier-demo' }),
    });
    expect(answer.headers.get('location')).toBe('/');
  });

  // Last: the server closes the connection on a body it does not want to read.
  it('refuses a body that is too large, with a sentence', async () => {
    const answer = await fetch(`${product.url}/contact`, {
      method: 'POST',
      headers: { origin: product.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: `message=${'x'.repeat(1_100_000)}`,
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('Envoi trop volumineux');
  });
});
