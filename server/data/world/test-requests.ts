import type { ClientBase } from 'pg';

/** Some developers wait for a test of their first favourite technology that has none. */
export async function loadTestRequests(client: Pick<ClientBase, 'query'>, now: Date): Promise<void> {
  await client.query(
    `insert into test_requests (user_id, technology_id, asked_at)
     select d.developer_id, d.technology_id, $1::timestamptz - (row_number() over (order by d.developer_id)) * interval '31 hours'
     from developer_technologies d
     where d.position = 0
       and not exists (select from tests t where t.technology_id = d.technology_id and t.status = 'PUBLISHED')
     on conflict do nothing`,
    [now],
  );
}
