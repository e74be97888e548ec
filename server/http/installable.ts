import { Hono, type Context as HonoContext } from 'hono';
import type { Locale } from '../../domain/viewer.ts';
import type { Runtime } from '../runtime.ts';
import { type AppIcon, appIcon, appIcons } from '../services/shell/installable/app-icon.ts';
import { webManifest } from '../services/shell/installable/manifest.ts';
import { offlinePage } from '../services/shell/installable/offline-page.ts';
import { removingScript, workerScript } from '../services/shell/installable/worker-script.ts';
import { plainPolicy, workerPolicy } from './security.ts';

/** What makes the product an application on a phone: its description, its icons, and a page for times offline. */
export function installableRoutes({ config }: Runtime) {
  const routes = new Hono();
  const brand = config.BRAND_NAME;
  const script = config.OFFLINE_PAGE === 'on' ? workerScript(brand) : removingScript;

  const manifest = (locale: Locale) => (c: HonoContext) =>
    c.body(JSON.stringify(webManifest(brand, locale)), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  routes.get('/manifest.webmanifest', manifest('fr'));
  routes.get('/en/manifest.webmanifest', manifest('en'));

  const offline = (locale: Locale) => (c: HonoContext) =>
    c.body(offlinePage(brand, locale), 200, {
      ...plainPolicy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  routes.get('/offline', offline('fr'));
  routes.get('/en/offline', offline('en'));

  // Browsers compare it with the one they have at each visit; a kept copy would delay a change.
  routes.get('/sw.js', (c) =>
    c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': workerPolicy,
    }),
  );

  routes.get('/app-icons/:file', async (c) => {
    const name = c.req.param('file').replace(/\.png$/, '');
    if (!Object.hasOwn(appIcons, name)) return c.notFound();
    return c.body(await appIcon(name as AppIcon), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800',
    });
  });

  return routes;
}
