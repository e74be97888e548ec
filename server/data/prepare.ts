import type { Config } from '../config.ts';
import { migrateJobs } from '../jobs/work.ts';
import type { OpenDatabase } from './database.ts';
import { loadLookups } from './lookups/load.ts';
import { migrate } from './migrate.ts';
import { demoPassword } from './world/accounts.ts';
import { loadWorld } from './world/load.ts';
import { loadPlans } from './world/plans.ts';

/** Brings a database to where the product can serve from it: schema, lookups, plans and, in the demo, a world. */
export async function prepareDatabase(
  config: Pick<Config, 'APP_MODE'>,
  { pool }: OpenDatabase,
  now: Date,
): Promise<{ demoPassword: string | undefined }> {
  const client = await pool.connect();
  try {
    await migrate(client);
    await loadLookups(client);
    await loadPlans(client);
  } finally {
    client.release();
  }
  await migrateJobs(pool);
  if (config.APP_MODE === 'production') return { demoPassword: undefined };
  await loadWorld(pool, { seed: 'vivier', now, developers: 300, companies: 12, withAccounts: true });
  return { demoPassword };
}
