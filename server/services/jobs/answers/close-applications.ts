import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { type Ending, endingByTime } from '../../../../domain/jobs/answers/ending.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { Runtime } from '../../../runtime.ts';
import { queueApplicationClosed } from '../../ats/queue-deliveries.ts';
import { holdValidation, lockPair, type Pair } from '../../contact/introductions/lock-pair.ts';
import { isHiddenFrom } from '../../library/is-hidden-from.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { isUnderWay } from './end-applications.ts';
import { isOverdueOn, waitingApplications } from './waiting-applications.ts';

type Needs = Pick<Runtime, 'db' | 'config' | 'ports'>;

/**
 * docs/product/jobs.md, The end of an application: closes in the company's name what it has not answered in time.
 * Returns the number of closed applications.
 */
export async function closeApplications(runtime: Needs, batchSize = 100): Promise<number> {
  const now = runtime.ports.clock.now();
  let closed = 0;
  let after: Pair | undefined;
  for (;;) {
    const further = after
      ? sql`and (w.company_id, w.developer_id) > (${after.companyId}::uuid, ${after.developerId}::uuid)`
      : sql``;
    const { rows } = await sql<Pair>`
      select distinct w.company_id, w.developer_id from (${waitingApplications()}) w
      where ${isOverdueOn(dayOf(now))} ${further}
      order by w.company_id, w.developer_id limit ${batchSize}`.execute(runtime.db);
    for (const pair of rows) closed += await closePair(runtime, pair, now);
    after = rows.at(-1);
    if (rows.length < batchSize) return closed;
  }
}

type Closed = {
  jobId: string | null;
  title: string | null;
  appliedAt: Date;
  /** The company answers, or has reported it, in its own recruiting tool. */
  elsewhere: boolean;
};

/**
 * One transaction for each company and developer, decided under the locks that an answer takes: either the answer or
 * the closing ends the application.
 */
async function closePair({ db, config }: Needs, pair: Pair, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await holdValidation(trx, pair.companyId);
    await lockPair(trx, pair);
    const facts = await readFacts(trx, pair);
    // The time of a company without validation stands still.
    if (!facts?.validated) return 0;
    const seen = !facts.disabled && !facts.isShort && !(await isHiddenFrom(trx, pair.developerId, pair.companyId));
    const ending = endingByTime({ underWay: await isUnderWay(trx, pair), seen });
    const closed = await endOverdue(trx, pair, ending, now);
    const [first] = closed;
    if (!first || ending === 'conversation') return 0;
    await notify(trx, `user:${pair.developerId}`, { kind: 'application' });
    if (ending === 'unseen') return closed.length;
    await notify(trx, `company:${pair.companyId}`, { kind: 'application', id: pair.developerId });
    for (const one of closed) await queueApplicationClosed(trx, { ...pair, ...one, at: now });
    const user = { id: pair.developerId, email: facts.email, name: facts.name, locale: facts.locale as Locale };
    const titles = closed.flatMap(({ title }) => title ?? []);
    const data = { company: facts.company, titles, elsewhere: closed.every(({ elsewhere }) => elsewhere) };
    const key = `application-unanswered:${pair.companyId}:${pair.developerId}:${now.toISOString()}`;
    await queueEmail(trx, config, { template: 'application-unanswered', user, data, key });
    return closed.length;
  });
}

async function readFacts(trx: Trx, { companyId, developerId }: Pair) {
  return trx
    .selectFrom('companies as c')
    .innerJoin('developers as d', (on) => on.on('d.id', '=', developerId))
    .innerJoin('users as u', 'u.id', 'd.id')
    .select(['c.name as company', 'd.isShort', 'u.email', 'u.name', 'u.locale'])
    .select(({ eb }) => [
      eb('c.validatedAt', 'is not', null).as('validated'),
      eb('d.disabledAt', 'is not', null).as('disabled'),
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirst();
}

/** Ends what is still waiting and overdue now; younger applications of the same developer keep their own time. */
async function endOverdue(trx: Trx, pair: Pair, ending: Ending, now: Date): Promise<Closed[]> {
  const { rows } = await sql<Closed>`
    with overdue as (select w.* from (${waitingApplications(pair.companyId)}) w
      where w.developer_id = ${pair.developerId} and ${isOverdueOn(dayOf(now))}),
    offers as (update job_applications a set ended_at = ${now}, ending = ${ending} from overdue w
      where a.job_id = w.job_id and a.developer_id = w.developer_id and a.ended_at is null
      returning w.job_id, w.applied_at, w.elsewhere),
    spontaneous as (update superlikes s set ended_at = ${now}, ending = ${ending} from overdue w
      where w.job_id is null and s.company_id = w.company_id and s.developer_id = w.developer_id and s.ended_at is null
      returning w.job_id, w.applied_at, w.elsewhere)
    select ended.job_id, ended.applied_at, ended.elsewhere, j.title
    from (select * from offers union all select * from spontaneous) ended left join jobs j on j.id = ended.job_id
    order by ended.applied_at, ended.job_id`.execute(trx);
  return rows;
}
