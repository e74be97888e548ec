import { sql } from 'kysely';
import type { RestReason } from '../../../../domain/assessments/quality/question-quality.ts';
import { rest } from '../../../../domain/assessments/session/exposure.ts';
import type { Writer } from '../../../data/database.ts';

/** The team has not asked the question again since then: what was measured before says nothing against its decision. */
export const notJudgedSince = (now: Date) => sql<boolean>`(q.judged_from is null or q.judged_from <= ${now})`;

/** Takes a question out of rated sessions until the team decides. Resting already, it keeps its reason and day. */
export async function restQuestion(
  db: Writer,
  { id, because, now }: { id: string; because: RestReason; now: Date },
): Promise<void> {
  await sql`update questions q set rests_because = ${because}, rests_since = ${now}
    where q.id = ${id} and q.rests_because is null and ${notJudgedSince(now)}`.execute(db);
}

/**
 * docs/product/assessments.md, Exposure: ends the rests that are over, and lets questions that were asked in many
 * sittings rest, the most asked first, while enough others are left to ask.
 */
export async function restAskedOften(db: Writer, now: Date): Promise<void> {
  await sql`update questions set rests_because = null, rests_since = null, rests_until = null
    where rests_because = 'asked-often' and rests_until <= ${now}`.execute(db);
  const since = daysFrom(now, -rest.days);
  const until = daysFrom(now, rest.days);
  await sql`
    with live as (select q.id, q.test_id, q.judged_from, greatest(1, (select count(*) from question_variants v
          where v.question_id = q.id)) as variants
        from questions q where q.pool = 'rated' and q.status = 'PUBLISHED' and q.rests_because is null),
      often as (select live.id, live.test_id, count(*) / live.variants as times
        from live join test_session_questions q on q.question_id = live.id and q.shown_at > ${since}
          -- The team asks it again, or it was mended: what was known of it before does not count.
          and (live.judged_from is null or q.shown_at > live.judged_from)
        join test_sessions s on s.id = q.session_id and not s.practice
        group by live.id, live.test_id, live.variants having count(*) / live.variants >= ${rest.afterSittings}),
      spare as (select test_id, count(*) - ${rest.questionsLeft} as questions from live group by test_id),
      ordered as (select often.id, spare.questions,
          row_number() over (partition by often.test_id order by often.times desc, often.id) as place
        from often join spare on spare.test_id = often.test_id)
    update questions q set rests_because = 'asked-often', rests_since = ${now}, rests_until = ${until}
    from ordered where ordered.id = q.id and ordered.place <= ordered.questions and ${notJudgedSince(now)}`.execute(db);
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
