import { type Expression, type SqlBool, sql } from 'kysely';
import type { Trx } from '../../../data/database.ts';

/**
 * Stores which offers a developer knows, each once for all of their searches. Returns those that were not known: of two
 * tasks at the same moment, the second waits for the first here, and gets none of its offers.
 */
export async function tellOffers(
  trx: Trx,
  developerId: string,
  jobIds: readonly string[],
  how: 'email' | 'list',
  now: Date,
): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const { rows } = await sql<{ jobId: string }>`
    insert into told_jobs (developer_id, job_id, how, told_at)
    select ${developerId}::uuid, j.id, ${how}, ${now} from jobs j where j.id = any(${jobIds}::uuid[]) order by j.id
    on conflict do nothing returning job_id`.execute(trx);
  return new Set(rows.map(({ jobId }) => jobId));
}

/** Each has the offers that a developer knows: by an alert, an application, or the link to a page elsewhere. */
const knownBy = ['told_jobs', 'job_applications', 'job_link_clicks'];

/** The developer does not know the offer. */
export function isUnknown(pair: Record<'jobId' | 'developerId', Expression<unknown>>): Expression<SqlBool> {
  const conditions = knownBy.map(
    (table) => sql<SqlBool>`not exists (select from ${sql.table(table)} t
      where t.job_id = ${pair.jobId} and t.developer_id = ${pair.developerId})`,
  );
  return sql`${sql.join(conditions, sql` and `)}`;
}
