import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testRuntime } from '../../tests/harness/runtime.ts';
import { removingScript } from '../services/shell/installable/worker-script.ts';
import { installableRoutes } from './installable.ts';

const runtime = await testRuntime();

function served(given: { OFFLINE_PAGE?: 'on' | 'off'; BRAND_NAME?: string } = {}) {
  return installableRoutes({ ...runtime, config: { ...runtime.config, ...given } });
}

describe('the application on a phone (docs/product/shell.md, Installing the application)', () => {
  it.each([
    ['/manifest.webmanifest', 'fr', '/'],
    ['/en/manifest.webmanifest', 'en', '/en'],
  ])('%s describes it in its language, with the name of the operator', async (path, lang, start) => {
    const answer = await served({ BRAND_NAME: 'Étang' }).request(path);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      id: '/',
      name: 'Étang',
      lang,
      start_url: start,
      display: 'standalone',
    });
  });

  it('every icon of the description is a picture of the size that is said', async () => {
    const routes = served();
    const { icons } = (await (await routes.request('/manifest.webmanifest')).json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    const drawn = icons.filter(({ src }) => src.endsWith('.png'));
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of [...drawn, { src: '/app-icons/apple.png', sizes: '180x180' }]) {
      const answer = await routes.request(src);
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, `${width}x${height}`], src).toEqual(['png', sizes]);
    }
  });

  it('other icons do not exist', async () => {
    const routes = served();
    for (const name of ['constructor', '64', '..%2Ffavicon'])
      expect((await routes.request(`/app-icons/${name}.png`)).status, name).toBe(404);
  });
});

describe('the page for times offline (docs/product/shell.md, Without a connection)', () => {
  it.each([
    ['/offline', 'Pas de connexion', 'Réessayer'],
    ['/en/offline', 'No connection', 'Try again'],
  ])('%s says it in its language, loads nothing and runs nothing', async (path, title, retry) => {
    const answer = await served({ BRAND_NAME: 'A <b> & c' }).request(path);
    const html = await answer.text();
    expect(html).toContain(`<title>${title} – A &lt;b&gt; &amp; c</title>`);
    expect(html).toContain(`>${retry}</a>`);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*script-src)/);
  });
});

describe('the service worker (docs/decisions/2026-11-18-service-worker.md)', () => {
  it('is asked for at every visit, and may only ask this site', async () => {
    const answer = await served().request('/sw.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
  });

  it('keeps the two offline pages and nothing else', async () => {
    const script = await (await served().request('/sw.js')).text();
    expect(script).toContain('const kept = ["/offline","/en/offline"];');
    expect(script).not.toMatch(/\.put\(/);
  });

  it('has another version when the page that it keeps is another', async () => {
    const version = async (brand: string) =>
      /'offline-([\w-]{12})'/.exec(await (await served({ BRAND_NAME: brand }).request('/sw.js')).text())?.[1];
    expect(await version('Vivier')).toBe(await version('Vivier'));
    expect(await version('Vivier')).not.toBe(await version('Étang'));
  });

  it('removes itself and what it kept when it is turned off', async () => {
    const script = await (await served({ OFFLINE_PAGE: 'off' }).request('/sw.js')).text();
    expect(script).toBe(removingScript);
    expect(script).toContain('caches.delete');
    expect(script).toContain('unregister()');
  });
});
