import { sql } from 'kysely';
import type { Runtime } from '../../server/runtime.ts';
import { makeDeveloper } from './factories.ts';
import { makeFormatTest } from './question-formats.ts';

/** The condition on the number `n` of a session under which its answer is right, made so that nothing is told. */
export const byChance = 'n::integer % 3 = 0';
/** Strong players answer right. */
export const byStrength = 'n::integer % 200 > 100';
/** French sessions answer right, English ones do not, at every strength. */
export const byLanguage = '(n::integer % 2 = 1 and n::integer % 20 <> 1) or n::integer % 20 = 0';

/**
 * A test with one rated question, and sessions of players from 1400 to 1600 points, every second of them in English.
 * `right` is a condition on the number `n` of the session.
 */
export async function makeAnswered({ db }: Pick<Runtime, 'db'>, sessions: number, right: string) {
  const { testId } = await makeFormatTest(db, 'rated', ['choice']);
  const { userId } = await makeDeveloper(db);
  const { rows } = await sql<{ id: string }>`
    with played as (insert into test_sessions (user_id, test_id, status, practice, length, locale, start_date, end_date,
        rating_before, deviation_before, volatility_before, rating_after, deviation_after, volatility_after)
      select ${userId}, ${testId}, 'COMPLETED', false, 1, case when n % 2 = 0 then 'en' else 'fr' end,
        '2026-11-10'::timestamptz + n * interval '1 minute', '2026-11-11', 1400 + n % 200, 80, 0.06, 1400 + n % 200, 80, n
      from generate_series(1, ${sessions}::integer) as n returning id, volatility_after as n)
    insert into test_session_questions (session_id, position, question_id, option_order, shown_at, deadline, how, chosen,
      is_right, replied_at, seen, scored, counted_at)
    select played.id, 0, q.id, '{0,1,2}', '2026-11-11', '2026-11-11', 'answered', '{0}', ${sql.raw(right)}, '2026-11-11',
      false, true, '2026-11-12'
    from played cross join questions q where q.test_id = ${testId} returning question_id as id`.execute(db);
  const questionId = rows[0]?.id ?? '';
  const stored = () => db.selectFrom('questions').selectAll().where('id', '=', questionId).executeTakeFirstOrThrow();
  return { testId, questionId, stored };
}
