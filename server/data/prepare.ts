import type { Config } from '../config.ts';
import { keepLibraryCurrent, rebuildLibrary } from '../services/library/rebuild-library.ts';
import { enqueueTask } from '../tasks/enqueue-task.ts';
import { migrateTaskQueue } from '../tasks/work.ts';
import { loadContent } from './content/load-content.ts';
import type { OpenDatabase } from './database.ts';
import { loadLookups } from './lookups/load.ts';
import { migrate } from './migrate.ts';
import { demoPassword } from './world/accounts.ts';
import { loadWorld } from './world/load.ts';
import { loadPlans } from './world/plans.ts';

/** Brings a database to where the product can serve from it: schema, lookups, plans, tests and, in the demo, a world. */
export async function prepareDatabase(
  config: Pick<Config, 'APP_MODE'>,
  { db, pool }: OpenDatabase,
  now: Date,
): Promise<{ demoPassword: string | undefined }> {
  const client = await pool.connect();
  try {
    await migrate(client);
    await loadLookups(client);
    await loadPlans(client);
    await loadContent(client, now);
  } finally {
    client.release();
  }
  await migrateTaskQueue(pool);
  const demo = config.APP_MODE !== 'production';
  const world = { seed: 'vivier', now, developers: 300, companies: 12, withAccounts: true } as const;
  // A new world is small and wanted at once; whatever else has to be made anew can wait for a job.
  if (demo && (await loadWorld(pool, world))) await rebuildLibrary(db);
  else await keepLibraryCurrent(db);
  // A new world, an earlier version, a restored backup: texts without their HTML.
  await enqueueTask(db, 'fill-html', {});
  return { demoPassword: demo ? demoPassword : undefined };
}
