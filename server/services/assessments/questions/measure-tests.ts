import { sql } from 'kysely';
import { populationSpread } from '../../../../domain/assessments/rating/precision.ts';
import { exposureWindow } from '../../../../domain/assessments/session/exposure.ts';
import type { Writer } from '../../../data/database.ts';

/** With fewer sittings a question that was asked twice looks like one that is asked often. */
const leastSittings = 100;

/** docs/product/assessments.md, Figures of the bank: how much each test was used, and how well it measured. */
export async function measureTests(db: Writer, now: Date): Promise<void> {
  await sql`
    with sat as (select id, test_id, row_number() over (partition by test_id order by end_date desc, id) as place
        from test_sessions where status = 'COMPLETED' and not practice),
      used as (select sat.test_id, count(distinct sat.id)::integer as sittings, count(q.how)::integer as answers
        from sat join test_session_questions q on q.session_id = sat.id group by sat.test_id),
      asked as (select sat.test_id, count(*) as times
        from sat join test_session_questions q on q.session_id = sat.id
        where sat.place <= ${exposureWindow} group by sat.test_id, q.question_id, q.variant),
      exposed as (select test_id, max(times)::float8 as times from asked group by test_id),
      people as (select test_id, count(*)::integer as players, count(*) filter (where settled)::integer as ranked,
          1 - avg(deviation * deviation) filter (where settled) / (${populationSpread}::float8 ^ 2) as reliability
        from player_ratings group by test_id)
    insert into test_figures as kept (test_id, sittings, answers, players, ranked, reliability, highest_exposure,
      measured_at)
    select used.test_id, sittings, answers, coalesce(players, 0), coalesce(ranked, 0), reliability,
      case when sittings >= ${leastSittings} then times / least(sittings, ${exposureWindow}) end, ${now}
    from used join exposed on exposed.test_id = used.test_id left join people on people.test_id = used.test_id
    on conflict (test_id) do update set sittings = excluded.sittings, answers = excluded.answers,
      players = excluded.players, ranked = excluded.ranked, reliability = excluded.reliability,
      highest_exposure = excluded.highest_exposure, measured_at = excluded.measured_at`.execute(db);
  // The people of a test may all have erased their accounts.
  await sql`delete from test_figures f where not exists (select from test_sessions s
    where s.test_id = f.test_id and s.status = 'COMPLETED' and not s.practice)`.execute(db);
}
