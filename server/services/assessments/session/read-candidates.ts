import { sql } from 'kysely';
import { isScored } from '../../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import type { Candidate } from '../../../../domain/assessments/session/next-question.ts';
import type { Writer } from '../../../data/database.ts';

export type QuestionCandidate = Candidate & {
  deviation: number;
  volatility: number;
  options: number;
  severalRight: boolean;
  /** Positions of the right options. */
  right: number[];
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
  right: number[] | null;
  seen: boolean;
};

/**
 * The questions that a session of this player may show. Rated sessions use the rated pool; practice uses public
 * questions and those whose answer was already shown to the player.
 */
export async function readCandidates(
  db: Writer,
  { userId, testId, practice }: { userId: string; testId: string; practice: boolean },
): Promise<QuestionCandidate[]> {
  const pool = practice ? sql<boolean>`(q.pool = 'public' or met.revealed)` : sql<boolean>`q.pool = 'rated'`;
  // The author of a question or a contributor of its test counts as having seen it. The rest is read from the player's
  // own sessions, because a question has many more sessions than a player.
  const { rows } = await sql<Row>`
    with met as (select sq.question_id, bool_or(s.status = 'COMPLETED') as revealed
      from test_sessions s join test_session_questions sq on sq.session_id = s.id
      where s.user_id = ${userId} and s.test_id = ${testId} group by sq.question_id)
    select q.id, q.rating, q.deviation, q.volatility, q.several_right, q.founding, q.counted_answers, q.seconds,
      o.options, o.right, (met.question_id is not null or q.author_id = ${userId} or helped.yes) is true as seen
    from questions q left join met on met.question_id = q.id
    left join lateral (select true as yes from test_contributors c where c.test_id = q.test_id
      and c.user_id = ${userId} and c.status = 'accepted') helped on true
    cross join lateral (select count(*)::int as options, array_agg(o.position) filter (where o.is_right) as right
      from question_options o where o.question_id = q.id) o
    where q.test_id = ${testId} and q.status = 'PUBLISHED' and q.rating is not null and ${pool} and o.options > 0`.execute(
    db,
  );
  return rows.map(({ founding, countedAnswers, ...row }) => ({
    ...row,
    right: row.right ?? [],
    luck: luckOf(row),
    scored: isScored({ founding, ratedAnswers: countedAnswers }),
  }));
}
