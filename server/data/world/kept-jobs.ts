import type { ClientBase } from 'pg';

/**
 * The developer account of the demo has saved two searches of offers, and keeps three offers that are open and one that
 * is closed. All offers are known, so that no alert announces the demo itself.
 */
export async function loadKeptJobs(client: Pick<ClientBase, 'query'>, now: Date): Promise<void> {
  const own = `select id from users where email = 'developer@demo.example'`;
  await client.query(
    `insert into job_searches (developer_id, name, query, rhythm, created_at, since, checked_at)
     select d.id, s.name, s.query, s.rhythm, $1, $1, $1 from (${own}) d, (values
       ('Front-end en CDI', 'profession=front-end-developer&contract=permanent', 'weekly'),
       ('Télétravail complet', 'remote=fullTime', 'never')) as s (name, query, rhythm)`,
    [now],
  );
  await client.query(
    `insert into told_jobs (developer_id, job_id, how, told_at)
     select d.id, j.id, 'list', $1 from (${own}) d, jobs j where j.status = 'JOB_PUBLISHED'`,
    [now],
  );
  await client.query(
    `insert into kept_jobs (developer_id, job_id, kept_at)
     select d.id, j.id, $1::timestamptz - j.place * interval '29 hours' from (${own}) d,
       (select id, status, row_number() over (partition by status order by published_at desc, id) as place
        from jobs where published_at is not null) j
     where j.place <= case j.status when 'JOB_PUBLISHED' then 3 when 'JOB_UNPUBLISHED' then 1 else 0 end`,
    [now],
  );
}
