import type { Config } from '../config.ts';
import { keepAnswerRates } from '../services/jobs/answers/refresh-rates.ts';
import { keepLibraryCurrent, rebuildLibrary } from '../services/library/rebuild-library.ts';
import { keepFigures } from '../services/moderation/figures/refresh-figures.ts';
import { enqueueTask } from '../tasks/enqueue-task.ts';
import { migrateTaskQueue } from '../tasks/work.ts';
import { loadContent } from './content/load-content.ts';
import type { OpenDatabase } from './database.ts';
import { loadLookups } from './lookups/load.ts';
import { migrate } from './migrate.ts';
import { demoPassword } from './world/accounts.ts';
import { loadWorld } from './world/load.ts';
import { loadPlans } from './world/plans.ts';
import { demoWorld } from './world/world.ts';

/** Prepares a database so that the product can start: schema, lookups, plans, tests and, in the demo, sample data. */
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
  // A new demo world is small and needed at once; any other rebuild of the library is left to a task.
  if (demo && (await loadWorld(pool, { ...demoWorld, now }))) {
    await rebuildLibrary(db);
    // Its figures of tests would otherwise appear after the first night.
    await enqueueTask(db, 'measure-questions', {});
  } else await keepLibraryCurrent(db);
  await keepFigures(db);
  await keepAnswerRates(db);
  // A new demo world, an older version or a restored backup may have texts without HTML.
  await enqueueTask(db, 'fill-html', {});
  // A new version may bring a test that people have asked for.
  await enqueueTask(db, 'answer-test-requests', {});
  return { demoPassword: demo ? demoPassword : undefined };
}
