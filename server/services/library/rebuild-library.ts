import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../data/database.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { libraryColumns, refreshProfiles } from './refresh-profiles.ts';
import { refreshShares } from './refresh-shares.ts';

const batchSize = 500;

/** Increase it when the same profile gets other values than before in the same columns. */
const way = 5;

/** Rebuilds all rows of the CV library in small batches, without blocking readers and writers. */
export async function rebuildLibrary(db: Database): Promise<void> {
  const version = await currentVersion(db);
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('developers')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    await db.transaction().execute((trx) => refreshProfiles(trx, ids));
    last = ids.at(-1) ?? last;
    if (ids.length < batchSize) break;
  }
  await sql`analyze library_profiles`.execute(db);
  await refreshShares(db);
  await db
    .insertInto('lookupVersions')
    .values({ name: 'library', version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
    .execute();
}

/**
 * At start: a background task rebuilds the rows when their version, or the names of technologies and places, or the
 * vocabulary have changed.
 */
export async function keepLibraryCurrent(db: Database): Promise<void> {
  const kept = await db.selectFrom('lookupVersions').select('version').where('name', '=', 'library').executeTakeFirst();
  if (kept?.version !== (await currentVersion(db))) await enqueueTask(db, 'rebuild-library', {});
}

async function currentVersion(db: Database): Promise<string> {
  const files = await db
    .selectFrom('lookupVersions')
    .select(['name', 'version'])
    .where('name', 'in', ['professions', 'technologies', 'places', 'vocabulary'])
    .orderBy('name')
    .execute();
  return createHash('sha256')
    .update(JSON.stringify([way, libraryColumns, files]))
    .digest('hex');
}
