import { Hono, type Context as HonoContext } from 'hono';
import { etag } from 'hono/etag';
import { didDocument } from '../../domain/assessments/badges/did-web.ts';
import type { Runtime } from '../runtime.ts';
import { readPublicKeys } from '../services/assessments/badges/badge-keys.ts';
import { badgeFile, badgeFileType } from '../services/assessments/badges/read-badge-file.ts';
import { findSharedBadge } from '../services/assessments/badges/read-shared-badge.ts';
import { listSeconds, readStatusList } from '../services/assessments/badges/read-status-list.ts';
import { drawingPolicy } from './security.ts';

/** Any site may read these: a program that verifies a badge may run in a browser. */
const forAll = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** What other programs need to verify a badge: the keys, the lists of revoked files, and the files that people share. */
export function credentialRoutes(runtime: Runtime) {
  const routes = new Hono();
  routes.use('/credentials/*', etag());

  routes.get('/.well-known/did.json', async (c) =>
    c.body(JSON.stringify(didDocument(runtime.config.BASE_URL, await readPublicKeys(runtime.db)), null, 2), 200, {
      ...forAll,
      'content-type': 'application/did+ld+json',
      // Short, so that a new key is known before the first file that it has signed is read.
      'cache-control': 'public, max-age=60',
    }),
  );

  routes.get('/credentials/status/:list', async (c) => {
    const number = c.req.param('list');
    if (!/^[1-9]\d{0,5}$/.test(number)) return c.notFound();
    const list = await readStatusList(runtime, Number(number)).catch(missing);
    if (typeof list !== 'string') return c.notFound();
    return c.body(list, 200, {
      ...forAll,
      'content-type': 'application/vc',
      'cache-control': `public, max-age=${listSeconds.told}`,
    });
  });

  routes.get('/credentials/:file', async (c: HonoContext) => {
    const file = c.req.param('file') ?? '';
    const type = badgeFileType(file);
    if (!type) return c.notFound();
    const found = await findSharedBadge(runtime, file.slice(0, -(type.length + 1))).catch(missing);
    if (!('document' in found)) return new Response(null, { status: found.gone ? 410 : 404 });
    const { body, contentType } = badgeFile(found.document, type);
    return c.body(body, 200, {
      ...forAll,
      'content-type': contentType,
      'content-security-policy': drawingPolicy,
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=30',
    });
  });

  return routes;
}

function missing(error: unknown): { gone: boolean } {
  if (error instanceof Error && error.name === 'NotFound') return { gone: (error as { gone?: boolean }).gone === true };
  throw error;
}
