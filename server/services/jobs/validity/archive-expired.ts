import { sql } from 'kysely';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { queueJobChange } from '../../ats/queue-deliveries.ts';
import { closingMoment, isOnline } from '../is-open.ts';

/**
 * Archives every offer whose last day is over, and tells the open pages of its company. Idempotent: two processes at
 * the same moment archive each offer once.
 */
export async function archiveExpired({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const archived = await archive(trx, ports.clock.now());
    for (const { id, companyId } of archived) await notify(trx, `company:${companyId}`, { kind: 'job', id });
    return archived.length;
  });
}

/** The same for one offer, before something is done to it. */
export async function settleExpiry(trx: Trx, { ports }: Pick<Runtime, 'ports'>, jobId: string): Promise<void> {
  await archive(trx, ports.clock.now(), jobId);
}

/** It closed at the end of its last day, whenever this runs; `expired` says why. */
async function archive(trx: Trx, now: Date, jobId?: string): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    update jobs j set status = 'JOB_UNPUBLISHED', archived_at = ${closingMoment}, expired = true, updated_at = ${now}
    where j.status = 'JOB_PUBLISHED' and not ${isOnline(now)} and ${jobId ? sql`j.id = ${jobId}` : sql`true`}
    returning j.id, j.company_id`.execute(trx);
  for (const { id, companyId } of rows) await queueJobChange(trx, { companyId, jobId: id, at: now });
  return rows;
}
