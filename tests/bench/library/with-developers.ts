import { rmSync } from 'node:fs';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/data/database.ts';
import { prepareDatabase } from '../../../server/data/prepare.ts';
import { openRuntime, type Runtime } from '../../../server/runtime.ts';
import { newDataDir } from '../../harness/product.ts';
import { rounded } from '../statistics.ts';
import { makeManyDevelopers } from './many-developers.ts';

export type WithDevelopers = { runtime: Runtime; dataDir: string; startSeconds: number; megabytes: number };

/** A product with so many developers and its index loaded, for as long as `use` needs it. */
export async function withDevelopers<T>(
  developers: number,
  use: (made: WithDevelopers & { close: () => Promise<void> }) => Promise<T>,
): Promise<T> {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_MODE: 'production', BASE_URL: 'http://localhost' };
  const config = readConfig({ ...env, LIBRARY_INDEX_FROM: '0' });
  const database = await openDatabase(config);
  let runtime: (Runtime & { close: () => Promise<void> }) | undefined;
  const close = async () => {
    const open = runtime;
    runtime = undefined;
    await open?.close();
  };
  try {
    await prepareDatabase(config, database, new Date());
    runtime = openRuntime(config, database);
    const client = await database.pool.connect();
    const began = performance.now();
    await makeManyDevelopers(client, developers, (done) => process.stdout.write(`\r${done} developers `));
    client.release(true);
    console.log(`made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const before = process.memoryUsage().rss;
    const starting = performance.now();
    await runtime.library.start();
    const startSeconds = rounded((performance.now() - starting) / 1000, 1);
    const megabytes = Math.round((process.memoryUsage().rss - before) / 1e6);
    console.log(`the index was read in ${startSeconds} s and takes about ${megabytes} MB`);
    return await use({ runtime, dataDir, startSeconds, megabytes, close });
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
