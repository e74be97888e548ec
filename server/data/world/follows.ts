import type { ClientBase } from 'pg';

/**
 * The developer account follows the three companies with the newest offers, and sees these on the home page; the first
 * recruiter account reads that seven developers follow its company. All offers are known, so that no alert announces the
 * demo itself.
 */
export async function loadFollows(client: Pick<ClientBase, 'query'>, now: Date): Promise<void> {
  await client.query(
    `insert into followed_companies (developer_id, company_id, followed_at)
     select d.id, c.company_id, $1::timestamptz - interval '25 days' - c.place * interval '17 hours'
     from users d, (select j.company_id, row_number() over (order by max(j.published_at) desc, j.company_id) as place
       from jobs j join companies c on c.id = j.company_id and c.validated_at is not null
       where j.status = 'JOB_PUBLISHED' group by j.company_id) c
     where d.email = 'developer@demo.example' and c.place <= 3`,
    [now],
  );
  await client.query(
    `insert into followed_companies (developer_id, company_id, followed_at)
     select d.id, c.id, $1::timestamptz - d.place * interval '31 hours'
     from companies c, (select id, row_number() over (order by created_at, id) as place from developers
       where validation_status = 'published' and disabled_at is null and created_at < $1::timestamptz - interval '30 days'
         and id not in (select id from users where email = 'developer@demo.example')) d
     where c.seo_alias = 'mareva' and d.place <= 7`,
    [now],
  );
  await client.query(
    `insert into job_searches (developer_id, kind, name, rhythm, created_at, since, checked_at)
     select developer_id, 'followed', 'followed', 'weekly', min(followed_at), $1, $1
     from followed_companies group by developer_id`,
    [now],
  );
  await client.query(
    `insert into told_jobs (developer_id, job_id, how, told_at)
     select f.developer_id, j.id, 'list', $1 from followed_companies f join jobs j on j.company_id = f.company_id
     where j.status = 'JOB_PUBLISHED' on conflict do nothing`,
    [now],
  );
}
