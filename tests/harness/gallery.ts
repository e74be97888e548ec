import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, nodeBinary, serving } from './product.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * The product in development, which has the gallery. It joins the database of the product that the browser tests use,
 * because creating a demo world takes longer than everything else here.
 */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(nodeBinary, ['--disable-warning=ExperimentalWarning', join(root, 'server', 'dev.ts')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      APP_MODE: 'demo',
      APP_ROLE: 'web',
      LOG_LEVEL: 'error',
      DATA_DIR: process.env.PRODUCT_DATA_DIR,
      PORT: new URL(url).port,
      BASE_URL: url,
    },
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await serving(url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
