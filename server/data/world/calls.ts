import type { ClientBase } from 'pg';
import { officeSlots } from '../../ports/scheduling/paris-slots.ts';

const dayMilliseconds = 86_400_000;

/**
 * The calls of the demo: one that took place for each developer whose profile says so, some coming ones, one that waits
 * for its outcome, one of an outside calendar, and a missed and a cancelled one.
 */
export async function loadCalls(client: Pick<ClientBase, 'query'>, now: Date): Promise<void> {
  const host = `(select name from staff where position = 0), (select email from staff where position = 0)`;
  await client.query(
    `insert into calls (developer_id, source, starts_at, status, host_name, host_email, created_at, changed_at)
     select developer_id, 'own', recommendation_call_date, 'held', ${host}, recommendation_call_date - interval '4 days',
       recommendation_call_date
     from developer_confidential where recommendation_call_status = 'held' on conflict do nothing`,
  );
  const { rows } = await client.query<{ id: string }>(
    `select d.id from developers d join users u on u.id = d.id
     where d.validation_status = 'published' and d.code_experience_years >= 5 and u.email <> 'developer@demo.example'
       and not exists (select from calls c where c.developer_id = d.id) order by d.created_at, d.id limit 6`,
  );
  const coming = officeSlots(new Date(now.getTime() + dayMilliseconds), 10);
  const past = officeSlots(new Date(now.getTime() - 6 * dayMilliseconds), 5);
  const calls = [
    ['own', coming[3], 'booked'],
    ['own', coming[20], 'booked'],
    ['calendly', coming[31], 'booked'],
    ['own', past[2], 'booked'],
    ['own', past[5], 'missed'],
    ['own', past[9], 'cancelled'],
  ] as const;
  for (const [index, { id }] of rows.entries()) {
    const [source, startsAt, status] = calls[index] ?? [];
    const changedAt = new Date(now.getTime() - (index + 1) * dayMilliseconds);
    await client.query(
      `with made as (insert into calls (developer_id, source, starts_at, status, cancelled_side, host_name, host_email,
           created_at, changed_at)
         values ($1, $2, $3, $4, case when $4 = 'cancelled' then 'developer' end, ${host}, $5, $5) returning *)
       update developer_confidential c set recommendation_call_status = made.status,
         recommendation_call_date = made.changed_at from made where c.developer_id = made.developer_id`,
      [id, source, startsAt, status, changedAt],
    );
  }
}
