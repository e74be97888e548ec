// For development: pages are compiled on request and reloaded in the open browser.
import { join, relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from './config.ts';
import { Fault } from './fault.ts';
import { buildOnRequest } from './react-router/build-on-request.ts';
import { serveProduct } from './serve-product.ts';

const root = join(import.meta.dirname, '..');
/** Pages are not made of these files. */
const notWatched = (path: string) =>
  /^(\.|(build|content|docs|public|scripts|tests|server\/data\/world)(\/|$))|\.test\./.test(
    relative(root, path).replaceAll('\\', '/'),
  );
/** Files are watched once the first page is compiled: listing them all delays it by half a second. */
let isWatching = false;

try {
  const config = readConfig();
  const { promise: vite, resolve, reject } = Promise.withResolvers<ViteDevServer>();
  const build = buildOnRequest(async (module) => (await vite).ssrLoadModule(module));
  // The compiler starts while the database does.
  const served = serveProduct(config, { build, clientFolder: undefined }, async (request, response, next) =>
    (await vite).middlewares(request, response, next),
  );
  openVite().then(resolve, reject);
  vite.then(
    async ({ watcher }) => {
      // A fault of the page is shown by the request for it.
      await build('/').catch(() => undefined);
      isWatching = true;
      watcher.add(root);
    },
    () => undefined,
  );
  await Promise.all([served, vite]);
} catch (error) {
  if (error instanceof Fault) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

async function openVite(): Promise<ViteDevServer> {
  const ours = process.listeners('SIGTERM');
  const watch = { ignored: (path: string) => !isWatching || notWatched(path) };
  const vite = await createServer({ server: { middlewareMode: true, watch }, appType: 'custom' });
  // Vite ends the process at once on this signal; our handler closes the database first.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.removeListener('SIGTERM', listener);
  }
  return vite;
}
