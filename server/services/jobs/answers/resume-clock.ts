import { sql } from 'kysely';
import type { Trx } from '../../../data/database.ts';

/**
 * docs/product/jobs.md, The end of an application: the days of a company without validation do not count. When it is
 * validated again, the time to answer begins later by that time.
 */
export async function resumeAnswerClock(
  trx: Trx,
  companyId: string,
  { withdrawnAt, now }: { withdrawnAt: Date; now: Date },
): Promise<void> {
  // In seconds: an interval of days would depend on the time zone of the database.
  const pause = sql`make_interval(secs => ${(now.getTime() - withdrawnAt.getTime()) / 1000})`;
  await sql`
    with spontaneous as (update superlikes set counted_from = coalesce(counted_from, sent_at) + ${pause}
      where company_id = ${companyId} and ended_at is null)
    update job_applications a set counted_from = coalesce(a.counted_from, a.applied_at) + ${pause} from jobs j
    where j.id = a.job_id and j.company_id = ${companyId} and a.ended_at is null`.execute(trx);
}
