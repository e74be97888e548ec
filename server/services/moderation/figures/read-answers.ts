import { sql } from 'kysely';
import type { IntroductionEvent } from '../../../../domain/contact/introductions/event.ts';
import { archivedStatuses } from '../../../../domain/contact/introductions/status.ts';
import { companyNames } from '../../../../domain/library/employer.ts';
import {
  type Answers,
  type AnswerTime,
  answerGraceDays,
  answerTimeStarts,
  answerTimes,
  type Figures,
} from '../../../../domain/moderation/figures/figures.ts';
import type { Writer } from '../../../data/database.ts';
import { startOfDay } from './start-of-day.ts';

type AllAnswers = Pick<Figures, 'applications' | 'companies'>;

type Row = Answers & {
  /** Null in the row of all companies together. */
  id: string | null;
  alias: string | null;
  name: string | null;
  waiting: number;
  waitingSince: Date | null;
  times: Partial<Record<AnswerTime, number>>;
};

const accepting: IntroductionEvent[] = ['acceptApplication', 'acceptApplicationWithDetails'];

/**
 * How companies answer the applications of a period, as in docs/product/moderation.md, Figures: one case
 * for each company and developer, not those who hide from the company, nor companies that answer in their own tool.
 * Each table is read once, because an index lookup for each case would take several times as long.
 */
export async function readAnswers(db: Writer, from: string, now: Date): Promise<AllAnswers> {
  const since = startOfDay(from);
  const grace = new Date(now.getTime() - answerGraceDays * 86_400_000);
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('disableApplicationWorkflow', '=', false)
    .where('validatedAt', 'is not', null)
    .execute();
  const named = companies.map(({ id, name }) => ({ id, names: companyNames(name) }));
  const { rows } = await sql<Row>`
    with named as materialized (select * from json_to_recordset(${JSON.stringify(named)}) as n (id uuid, names text[])),
    asked as (
      select applications.company_id, applications.developer_id, min(applications.at) as asked_at from (
        select j.company_id, a.developer_id, a.applied_at as at from job_applications a join jobs j on j.id = a.job_id
        where a.source = 'here' and a.applied_at >= ${since}
        union all
        select company_id, developer_id, sent_at from superlikes where source = 'here' and sent_at >= ${since}
      ) applications group by 1, 2),
    counted as materialized (
      select asked.* from asked join named on named.id = asked.company_id
      where not exists (select from blocked_companies b
          where b.company_id = asked.company_id and b.developer_id = asked.developer_id)
        and not exists (select from library_profiles l
          where l.developer_id = asked.developer_id and l.hidden_from && named.names)),
    acts as (
      select i.company_id, i.developer_id, e.at, e.event = any(${accepting}) as accepts
      from introduction_events e join introductions i on i.id = e.introduction_id
      where e.actor_kind = 'recruiter' and e.at >= ${since}
      union all
      select i.company_id, i.developer_id, m.sent_at, false from messages m join introductions i on i.id = m.introduction_id
      where m.author_kind = 'recruiter' and m.sent_at >= ${since}),
    cases as materialized (
      select c.company_id, c.developer_id, c.asked_at, min(acts.at) as answered_at,
        coalesce(bool_or(acts.accepts), false) as accepted
      from counted c left join acts on acts.company_id = c.company_id and acts.developer_id = c.developer_id
        and acts.at >= c.asked_at
      group by 1, 2, 3),
    judged as (
      select cases.company_id, asked_at, accepted, answered_at is not null as answered,
        extract(epoch from answered_at - asked_at) / 86400 as days,
        answered_at is null and asked_at <= ${grace} and d.disabled_at is null and not d.is_short
          and not exists (select from introductions i where i.company_id = cases.company_id
            and i.developer_id = cases.developer_id and i.status <> all(${archivedStatuses})) as waits
      from cases join developers d on d.id = cases.developer_id)
    select c.id, coalesce(c.seo_alias, c.id::text) as alias, c.name, sums.* from (
      select company_id, count(*)::int as applications, count(*) filter (where answered)::int as answered,
        count(*) filter (where accepted)::int as accepted,
        (percentile_disc(0.5) within group (order by days))::float8 as median_days,
        (percentile_disc(0.9) within group (order by days))::float8 as ninth_decile_days,
        count(*) filter (where waits)::int as waiting, min(asked_at) filter (where waits) as waiting_since,
        ${countedTimes(grace)} as times
      from judged group by grouping sets ((), (company_id))) sums
    left join companies c on c.id = sums.company_id order by c.name, c.id`.execute(db);
  const all = rows.find(({ id }) => id === null) ?? none;
  return {
    applications: {
      ...answersOf(all),
      times: Object.fromEntries(answerTimes.map((time) => [time, all.times[time] ?? 0])) as Record<AnswerTime, number>,
    },
    companies: rows.flatMap((row) => {
      const { id, alias, name, waiting, waitingSince } = row;
      if (id === null || alias === null || name === null) return [];
      return { id, alias, name, ...answersOf(row), waiting, waitingSince: waitingSince?.toISOString() ?? null };
    }),
  };
}

const none: Answers & Pick<Row, 'times'> = {
  ...{ applications: 0, answered: 0, accepted: 0, medianDays: null, ninthDecileDays: null, times: {} },
};

function answersOf({ applications, answered, accepted, medianDays, ninthDecileDays }: Answers): Answers {
  return { applications, answered, accepted, medianDays, ninthDecileDays };
}

/** One number for each time, as JSON. */
function countedTimes(grace: Date) {
  const starts = Object.entries(answerTimeStarts);
  const counts = starts.flatMap(([name, from], index) => {
    const to = starts[index + 1]?.[1] ?? null;
    return [
      sql.lit(name),
      sql`count(*) filter (where days >= ${from} and days < coalesce(${to}::int, 'infinity'::float8))`,
    ];
  });
  return sql`json_build_object(${sql.join(counts)},
    'waiting', count(*) filter (where not answered and asked_at > ${grace}),
    'missing', count(*) filter (where not answered and asked_at <= ${grace}))`;
}
