import { sql } from 'kysely';
import { luckOf } from '../../../domain/tests/luck.ts';
import type { Candidate } from '../../../domain/tests/next-question.ts';
import { isScored } from '../../../domain/tests/rating.ts';
import type { Writer } from '../../data/database.ts';

export type QuestionCandidate = Candidate & {
  deviation: number;
  volatility: number;
  options: number;
  seconds: number;
};

type Row = {
  id: string;
  rating: number;
  deviation: number;
  volatility: number;
  severalRight: boolean;
  founding: boolean;
  countedAnswers: number;
  seconds: number;
  options: number;
  seen: boolean;
};

/**
 * What a session of this person may ask. Rated ones ask of the rated pool; practice asks what is public, and what the
 * person has met already and been told the answer of.
 */
export async function readCandidates(
  db: Writer,
  { userId, testId, practice }: { userId: string; testId: string; practice: boolean },
): Promise<QuestionCandidate[]> {
  const met = sql<boolean>`exists (select from test_session_questions sq join test_sessions s on s.id = sq.session_id
    where sq.question_id = q.id and s.user_id = ${userId})`;
  const told = sql<boolean>`exists (select from test_session_questions sq join test_sessions s on s.id = sq.session_id
    where sq.question_id = q.id and s.user_id = ${userId} and s.status = 'COMPLETED')`;
  const pool = practice ? sql<boolean>`(q.pool = 'public' or ${told})` : sql<boolean>`q.pool = 'rated'`;
  const { rows } = await sql<Row>`
    select q.id, q.rating, q.deviation, q.volatility, q.several_right, q.founding, q.counted_answers, q.seconds,
      (select count(*)::int from question_options o where o.question_id = q.id) as options, ${met} as seen
    from questions q where q.test_id = ${testId} and q.status = 'PUBLISHED' and q.rating is not null and ${pool}
      and exists (select from question_options o where o.question_id = q.id)`.execute(db);
  return rows.map(({ severalRight, founding, countedAnswers, ...row }) => ({
    ...row,
    luck: luckOf({ options: row.options, severalRight }),
    scored: isScored({ founding, ratedAnswers: countedAnswers }),
  }));
}
