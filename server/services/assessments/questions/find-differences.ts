import { sql } from 'kysely';
import type { RestReason } from '../../../../domain/assessments/quality/question-quality.ts';
import {
  type Differential,
  differentialOf,
  type Stratum,
  stratumWidth,
} from '../../../../domain/assessments/rating/differential.ts';
import type { Writer } from '../../../data/database.ts';
import { restQuestion } from './rest-questions.ts';

/** The groups that are compared: a condition on the session `s` that is true for the focal group. */
const groups = {
  'differs-by-language': sql`s.locale = 'en'`,
  'differs-by-time': sql`s.extra_time <> 'none'`,
} as const satisfies Partial<Record<RestReason, unknown>>;
type ComparedGroup = keyof typeof groups;

type Row = Stratum & { id: string };

/**
 * docs/product/assessments.md, The same for everyone: compares the answers of equally strong players of two groups to
 * each question, stores the result, and takes those with a large difference out of rated sessions.
 */
export async function findDifferences(db: Writer, now: Date): Promise<void> {
  for (const group of Object.keys(groups) as ComparedGroup[]) {
    const strata = Map.groupBy(await readStrata(db, group), ({ id }) => id);
    const found = [...strata].flatMap(([id, rows]) => {
      const differential = differentialOf(rows);
      return differential ? [{ id, ...differential }] : [];
    });
    await store(db, group, found, now);
    for (const { id, class: letter } of found) if (letter === 'C') await restQuestion(db, { id, because: group, now });
  }
}

/** Players are equally strong when their ratings after the session are within one stratum. */
async function readStrata(db: Writer, group: ComparedGroup): Promise<Row[]> {
  const focal = groups[group];
  const { rows } = await sql<Row>`
    select q.id,
      count(*) filter (where (${focal}) and sq.is_right)::integer as focal_right,
      count(*) filter (where (${focal}) and not sq.is_right)::integer as focal_wrong,
      count(*) filter (where not (${focal}) and sq.is_right)::integer as reference_right,
      count(*) filter (where not (${focal}) and not sq.is_right)::integer as reference_wrong
    from questions q join test_session_questions sq on sq.question_id = q.id and sq.how is not null and not sq.seen
    join test_sessions s on s.id = sq.session_id and s.status = 'COMPLETED' and not s.practice
      and s.locale is not null and s.rating_after is not null
    where q.pool = 'rated' and q.status = 'PUBLISHED' and (q.judged_from is null or sq.shown_at > q.judged_from)
    group by q.id, floor(s.rating_after / ${stratumWidth})`.execute(db);
  return rows;
}

/** Replaces what was found before: a question that is judged anew has no difference until it has enough answers. */
async function store(
  db: Writer,
  group: ComparedGroup,
  found: readonly (Differential & { id: string })[],
  now: Date,
): Promise<void> {
  const rows = found.map(({ id, class: letter, delta, error, focal, reference }) => ({
    id,
    letter,
    delta,
    error,
    focal,
    reference,
  }));
  await sql`delete from question_differences where compared = ${group}
    and not question_id = any(${found.map(({ id }) => id)}::uuid[])`.execute(db);
  await sql`insert into question_differences (question_id, compared, class, delta, standard_error, focal_answers,
      reference_answers, measured_at)
    select id, ${group}, letter, delta, error, focal, reference, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, letter text, delta float8,
      error float8, focal integer, reference integer)
    on conflict (question_id, compared) do update set class = excluded.class, delta = excluded.delta,
      standard_error = excluded.standard_error, focal_answers = excluded.focal_answers,
      reference_answers = excluded.reference_answers, measured_at = excluded.measured_at`.execute(db);
}
