import { sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import { isScored } from '../../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import type { Candidate } from '../../../../domain/assessments/session/next-question.ts';
import type { Writer } from '../../../data/database.ts';

export type QuestionCandidate = Omit<Candidate, 'heldBack'> & {
  volatility: number;
  format: QuestionFormat;
  options: number;
  severalRight: boolean;
  seconds: number;
  /** How likely it may be asked in a new session. */
  eligibility: number;
  /** Variants that the player has not met, or all of them; none for a question without variants. */
  variants: string[];
};

type Row = {
  id: string;
  rating: number;
  deviation: number;
  volatility: number;
  discrimination: number;
  subject: string | null;
  eligibility: number;
  format: QuestionFormat;
  severalRight: boolean;
  code: string | null;
  rightLines: number[];
  founding: boolean;
  countedAnswers: number;
  seconds: number;
  options: number;
  /** Asked to the player before, in any variant. */
  met: boolean;
  /** The player knows it otherwise: as its author, or as a contributor of its test. */
  known: boolean;
  variants: string[];
  metVariants: string[];
};

/**
 * The questions that a session of this player may show: those of the rated pool that do not rest, or the public ones in
 * practice, where answers are told.
 */
export async function readCandidates(
  db: Writer,
  { userId, testId, practice, now }: { userId: string; testId: string; practice: boolean; now: Date },
): Promise<QuestionCandidate[]> {
  const pool = practice
    ? sql<boolean>`q.pool = 'public'`
    : sql<boolean>`q.pool = 'rated' and (q.rests_because is null or q.rests_until < ${now})`;
  // What was met is read from the player's own sessions, because a question has many more sessions than a player.
  const { rows } = await sql<Row>`
    with met as (select sq.question_id, coalesce(array_agg(sq.variant) filter (where sq.variant is not null), '{}') as variants
      from test_sessions s join test_session_questions sq on sq.session_id = s.id
      where s.user_id = ${userId} and s.test_id = ${testId} group by sq.question_id)
    select q.id, q.rating, q.deviation, q.volatility, q.discrimination, q.subject_id as subject, q.eligibility, q.format,
      q.several_right, q.right_lines, case when q.format = 'line' then q.code end as code, q.founding,
      q.counted_answers, q.seconds, o.options, met.question_id is not null as met,
      (q.author_id = ${userId} or helped.yes) is true as known, v.variants,
      coalesce(met.variants, '{}') as met_variants
    from questions q left join met on met.question_id = q.id
    left join lateral (select true as yes from test_contributors c where c.test_id = q.test_id
      and c.user_id = ${userId} and c.status = 'accepted') helped on true
    cross join lateral (select count(*)::int as options from question_options o where o.question_id = q.id) o
    cross join lateral (select coalesce(array_agg(v.key), '{}') as variants from question_variants v
      where v.question_id = q.id) v
    where q.test_id = ${testId} and q.status = 'PUBLISHED' and q.rating is not null and ${pool}
      and (o.options > 0 or q.format in ('line', 'output'))`.execute(db);
  return rows.map(({ founding, countedAnswers, met, known, variants, metVariants, code, rightLines, ...row }) => {
    const unmet = variants.filter((key) => !metVariants.includes(key));
    return {
      ...row,
      luck: luckOf({ ...row, code, rightLines }),
      scored: isScored({ founding, ratedAnswers: countedAnswers }),
      seen: known || (met && unmet.length === 0),
      variantSeen: met,
      variants: unmet.length > 0 ? unmet : variants,
    };
  });
}
