import { sql } from 'kysely';
import { answerRateRules } from '../../../../domain/jobs/answers/answer-rate.ts';
import { daysToAnswer } from '../../../../domain/jobs/answers/deadline.ts';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';

/**
 * docs/product/companies.md, The answer rate: counts for all companies in one statement, every night. Applications that
 * a recruiting tool has reported are not counted.
 */
export async function refreshAnswerRates({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now();
  const paris = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Europe/Paris')::date`;
  const since = sql`${now}::timestamptz - make_interval(months => ${answerRateRules.months})`;
  await db.transaction().execute(async (trx) => {
    await sql`
      with ended as (
        select j.company_id, a.ending, a.ended_at, coalesce(a.counted_from, a.applied_at) as counted_from
        from job_applications a join jobs j on j.id = a.job_id
        where a.ending in ('answered', 'unanswered') and a.source = 'here' and a.applied_at >= ${since}
        union all
        select company_id, ending, ended_at, coalesce(counted_from, sent_at) from superlikes
        where ending in ('answered', 'unanswered') and source = 'here' and sent_at >= ${since}
      ), judged as (
        select company_id, ${paris('ended_at')} - ${paris('counted_from')} as days, ending = 'answered'
          and ${paris('ended_at')} - ${paris('counted_from')} <= ${sql.lit(daysToAnswer)} as in_time from ended)
      insert into answer_rates (company_id, ended, answered, median_days, counted_at)
      select company_id, count(*)::int, (count(*) filter (where in_time))::int,
        (percentile_disc(0.5) within group (order by days) filter (where in_time))::int, ${now}
      from judged group by company_id order by company_id
      on conflict (company_id) do update set ended = excluded.ended, answered = excluded.answered,
        median_days = excluded.median_days, counted_at = excluded.counted_at`.execute(trx);
    // Companies without any ended application in this time.
    await trx.deleteFrom('answerRates').where('countedAt', '<', now).execute();
  });
}

/** At start: a new or upgraded product does not wait for the night. */
export async function keepAnswerRates(db: Database): Promise<void> {
  const counted = await db.selectFrom('answerRates').select('companyId').limit(1).executeTakeFirst();
  if (!counted) await enqueueTask(db, 'refresh-answer-rates', {});
}
