import { sql } from 'kysely';
import type { Database } from '../../data/database.ts';
import { answeringOf, refreshProfiles } from '../library/refresh-profiles.ts';
import { refreshShares } from '../library/refresh-shares.ts';

const batchSize = 500;

/** Every night: how common each technology is, and how people answer requests. Idempotent. */
export async function refreshFit(db: Database): Promise<void> {
  await refreshShares(db);
  await refreshAnswering(db);
}

/** People whose share of answers has changed since their row was written: also because a request is a year old. */
async function refreshAnswering(db: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`select l.developer_id as id from library_profiles l
    where (l.answering is not null or exists (select from introductions i where i.developer_id = l.developer_id))
      and l.answering is distinct from ${answeringOf('l.developer_id')}`.execute(db);
  for (let from = 0; from < rows.length; from += batchSize) {
    const ids = rows.slice(from, from + batchSize).map(({ id }) => id);
    await db.transaction().execute((trx) => refreshProfiles(trx, ids));
  }
}
