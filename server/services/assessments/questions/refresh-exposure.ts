import { sql } from 'kysely';
import {
  type Exposure,
  eligibilityOf,
  exposureAims,
  exposureWindow,
} from '../../../../domain/assessments/session/exposure.ts';
import type { Runtime } from '../../../runtime.ts';

type Row = Exposure & { id: string; eligibility: number; variants: number };

/** A change that is smaller is not worth a write. */
const worthWriting = 0.01;

/** Task after each rated session: how likely each question of the test may be asked in the next one. */
export async function refreshExposure({ db }: Pick<Runtime, 'db'>, testId: string): Promise<void> {
  const { rows } = await sql<Row>`
    with recent as (select id, held_back from test_sessions
        where test_id = ${testId} and not practice and status <> 'WAITING'
        order by start_date desc limit ${exposureWindow}),
      asked as (select q.question_id as id, count(*)::integer as times
        from recent join test_session_questions q on q.session_id = recent.id group by q.question_id),
      held as (select one.id, count(*)::integer as times
        from recent cross join unnest(recent.held_back) as one (id) group by one.id)
    select q.id, q.eligibility, coalesce(asked.times, 0) as asked,
      (select count(*)::integer from recent) - coalesce(held.times, 0) as eligible,
      (select count(*)::integer from question_variants v where v.question_id = q.id) as variants
    from questions q left join asked on asked.id = q.id left join held on held.id = q.id
    where q.test_id = ${testId} and q.pool = 'rated' and q.status = 'PUBLISHED' and q.rests_because is null`.execute(
    db,
  );
  const aims = exposureAims(rows.map(({ variants }) => variants));
  const changed = rows.flatMap(({ id, eligibility, ...exposure }, index) => {
    const next = eligibilityOf(exposure, aims[index] ?? 1);
    return Math.abs(next - eligibility) < worthWriting ? [] : [{ id, eligibility: next }];
  });
  if (changed.length === 0) return;
  await sql`update questions q set eligibility = given.eligibility
    from json_to_recordset(${JSON.stringify(changed)}::json) as given (id uuid, eligibility float8)
    where q.id = given.id`.execute(db);
}
