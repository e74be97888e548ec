import { sql } from 'kysely';
import type { Database } from '../../../server/data/database.ts';

/**
 * A company that all developers of the database have to do with: three in ten applied and wait for an answer, the others
 * have an introduction in one of its states, some with messages. Made by the database itself, without triggers.
 */
export async function makeManyCandidates(db: Database, companyId: string, recruiterId: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    await run("set session_replication_role = 'replica'");
    await run('select setseed(0.42)');
    for (const statement of statements(companyId, recruiterId)) await run(statement);
    for (const name of ['candidates', 'introductions', 'messages', 'job_applications', 'jobs', 'pipeline_stages'])
      await run(`vacuum analyze ${name}`);
    await run('reset session_replication_role');
  });
}

const statements = (companyId: string, recruiterId: string): string[] => [
  `insert into jobs (company_id, title, status, published_at, confirmed_at, created_by)
    select '${companyId}', 'Offre ' || i, 'JOB_PUBLISHED', now(), now(), '${recruiterId}' from generate_series(1, 20) i`,
  `create temp table offer as select row_number() over (order by id)::int as n, id from jobs where company_id = '${companyId}'`,
  `create temp table stage as select row_number() over (partition by phase order by position)::int as n, phase, id
    from pipeline_stages where company_id = '${companyId}' and job_id is null`,
  `create temp table person as select id, row_number() over (order by id)::int as n, random() as part,
    1 + floor(random() * 20)::int as offer, now() - random() * interval '60 days' as at from developers`,
  `insert into candidates (company_id, developer_id, assigned_job_id, stage_id, stage_since, owner_id)
    select '${companyId}', p.id, o.id, s.id, p.at, case when p.n % 3 = 0 then '${recruiterId}'::uuid end
    from person p join offer o on o.n = p.offer
    left join stage s on s.phase = case when p.part < 0.3 then 'applied' else 'open' end and s.n = 1 + p.n % 3`,
  `insert into job_applications (developer_id, job_id, applied_at)
    select p.id, o.id, p.at from person p join offer o on o.n = p.offer where p.part < 0.4`,
  `insert into introductions (company_id, developer_id, recruiter_id, status, status_since, message_count, last_message_at, created_at)
    select '${companyId}', id, '${recruiterId}', case when part < 0.5 then 20 when part < 0.8 then 40 when part < 0.85 then 90 else 91 end,
      at + interval '1 day', 2, at + interval '2 days', at + interval '1 hour' from person where part >= 0.3`,
  `insert into messages (introduction_id, position, author_kind, body, sent_key, sent_at)
    select i.id, k, case when k = 1 then 'recruiter' else 'developer' end, 'Bonjour, parlons de votre expérience.', gen_random_uuid(), i.last_message_at
    from introductions i, generate_series(1, 2) k where i.company_id = '${companyId}'`,
];
