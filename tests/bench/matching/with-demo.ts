import { rmSync } from 'node:fs';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/data/database.ts';
import { prepareDatabase } from '../../../server/data/prepare.ts';
import { openRuntime, type Runtime } from '../../../server/runtime.ts';
import { newDataDir } from '../../harness/product.ts';

/** A product with the people of the demo, made for this moment, for as long as `use` needs it. */
export async function withDemo<T>(now: Date, use: (runtime: Runtime) => Promise<T>): Promise<T> {
  const dataDir = newDataDir();
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_MODE: 'demo' });
  const database = await openDatabase(config);
  let runtime: (Runtime & { close: () => Promise<void> }) | undefined;
  try {
    await prepareDatabase(config, database, now);
    runtime = openRuntime(config, database);
    return await use(runtime);
  } finally {
    await runtime?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
