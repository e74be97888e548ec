// For development: pages are compiled on request and reloaded in the open browser.
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { readConfig } from './config.ts';
import { Fault } from './fault.ts';
import { serveProduct } from './serve-product.ts';

try {
  const config = readConfig();
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  // Vite ends the process at once on this signal; our handler closes the database first.
  process.removeAllListeners('SIGTERM');
  const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  await serveProduct(config, { build, clientFolder: undefined }, vite.middlewares);
} catch (error) {
  if (error instanceof Fault) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}
