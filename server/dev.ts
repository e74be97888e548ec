// For development: pages are compiled on request and reloaded in the open browser.
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from './config.ts';
import { Fault } from './fault.ts';
import { buildOnRequest } from './react-router/build-on-request.ts';
import { serveProduct } from './serve-product.ts';

try {
  const config = readConfig();
  const { promise: vite, resolve, reject } = Promise.withResolvers<ViteDevServer>();
  const build = buildOnRequest(async (module) => (await vite).ssrLoadModule(module));
  // The compiler starts while the database does.
  const served = serveProduct(config, { build, clientFolder: undefined }, async (request, response, next) =>
    (await vite).middlewares(request, response, next),
  );
  openVite().then(resolve, reject);
  vite.then(() => build('/')).catch(() => undefined);
  await Promise.all([served, vite]);
} catch (error) {
  if (error instanceof Fault) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

async function openVite(): Promise<ViteDevServer> {
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  // Vite ends the process at once on this signal; our handler closes the database first.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.removeListener('SIGTERM', listener);
  }
  return vite;
}
