import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../../server/data/database.ts';
import { demoPassword } from '../../server/data/world/accounts.ts';
import { hashPassword } from '../../server/password-hash.ts';
import { enqueueTask, type Tasks } from '../../server/tasks/enqueue-task.ts';

/** Works on the database of the product under test: for states that no visitor could create. */
export async function inProduct<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ DATA_DIR: process.env.PRODUCT_DATA_DIR ?? '', DATABASE_POOL: 2 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Tasks without a payload. */
type ScheduledTask = { [Name in keyof Tasks]: Tasks[Name] extends Record<string, never> ? Name : never }[keyof Tasks];

/** Runs a scheduled task now, in the product's own worker. Resolves when none is left. */
export async function runTask(db: Database, name: ScheduledTask): Promise<void> {
  await enqueueTask(db, name, {});
  while (await isWaiting(db, name)) await wait(50);
}

async function isWaiting(db: Database, name: keyof Tasks): Promise<boolean> {
  const jobs = db.withTables<{ 'graphileWorker.jobs': { taskIdentifier: string } }>();
  const found = await jobs
    .selectFrom('graphileWorker.jobs')
    .select('taskIdentifier')
    .where('taskIdentifier', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

/** A hash is slow on purpose: each password is hashed once. */
const hashes = new Map<string, Promise<string>>();

/** Gives a user of the factories a password, by default that of the demo accounts. */
export async function givePassword(db: Database, userId: string, words: string = demoPassword): Promise<void> {
  const hash = hashes.get(words) ?? hashPassword(words);
  hashes.set(words, hash);
  const password = await hash;
  await db
    .insertInto('credentials')
    .values({ userId, providerId: 'credential', accountId: userId, password })
    .execute();
}
