import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Runtime } from '../runtime.ts';
import { drawAvatar } from '../services/profile/avatars/draw-avatar.ts';
import { drawLogo } from '../services/profile/avatars/draw-logo.ts';
import { drawPreview } from '../services/profile/avatars/draw-preview.ts';
import { drawMonogram } from '../services/shell/monograms/draw-monogram.ts';
import { drawingPolicy } from './security.ts';

const icons = join(import.meta.dirname, '..', '..', 'node_modules', 'simple-icons', 'icons');
const svg = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': drawingPolicy,
};

/** Images that the product draws: avatars, default company logos, icons of technologies. */
export function pictureRoutes(runtime: Runtime) {
  const routes = new Hono();

  // Before the next route, which would take 'preview' for an id. The address contains the whole choice.
  routes.get('/avatars/preview/:file', (c) => {
    const drawing = drawPreview(c.req.param('file'));
    return drawing
      ? c.body(drawing, 200, { ...svg, 'cache-control': 'public, max-age=31536000, immutable' })
      : c.notFound();
  });

  // The version is a hash of the drawing, so browsers may cache the answer forever.
  routes.get('/avatars/:id/:version', async (c) => {
    const drawing = await drawAvatar(runtime, c.req.param('id'), c.req.param('version'));
    return drawing
      ? c.body(drawing, 200, { ...svg, 'cache-control': 'public, max-age=31536000, immutable' })
      : c.notFound();
  });

  routes.get('/logos/:id/:version', async (c) => {
    const drawing = await drawLogo(runtime, c.req.param('id'), c.req.param('version'));
    return drawing
      ? c.body(drawing, 200, { ...svg, 'cache-control': 'public, max-age=31536000, immutable' })
      : c.notFound();
  });

  routes.get('/icons/:handle', async (c) => {
    const handle = c.req.param('handle').replace(/\.svg$/, '');
    if (!/^[a-z0-9]+$/.test(handle)) return c.notFound();
    const icon = drawMonogram(handle) ?? (await readFile(join(icons, `${handle}.svg`), 'utf8').catch(() => undefined));
    return icon ? c.body(icon, 200, { ...svg, 'cache-control': 'public, max-age=604800' }) : c.notFound();
  });

  return routes;
}
