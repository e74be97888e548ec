import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { readConfig } from './config.ts';
import { Fault } from './fault.ts';
import { clientFolder } from './http/app.ts';
import { serveProduct } from './serve-product.ts';

const bundle = join(import.meta.dirname, '..', 'build', 'server', 'index.js');

try {
  const config = readConfig(withFlags());
  if (!existsSync(bundle)) throw new Fault('The pages are not built yet: start the product with "npm start".');
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  await serveProduct(config, { build: async () => build, clientFolder });
} catch (error) {
  if (error instanceof Fault) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

/** --role=web is the same as APP_ROLE=web. */
function withFlags(): Record<string, string | undefined> {
  const role = process.argv.find((arg) => arg.startsWith('--role='))?.slice('--role='.length);
  return role ? { ...process.env, APP_ROLE: role } : process.env;
}
