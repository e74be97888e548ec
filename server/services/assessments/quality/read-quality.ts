import { type RawBuilder, sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import {
  decisionsOf,
  type QualityDecision,
  type QualityList,
  type RestReason,
} from '../../../../domain/assessments/quality/question-quality.ts';
import { type QuestionAnswer, questionAnswer } from '../../../../domain/assessments/question-answer.ts';
import { canJudgeQuestions } from '../../../../domain/permissions/assessments.ts';
import { type CodeColours, coloursOf } from '../../../code-colours/question-colours.ts';
import { type Context, permit } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';

export type GroupDifference = {
  compared: Extract<RestReason, `differs-${string}`>;
  class: string;
  /** Below 0: harder in English, or with extra time, for equally strong players. */
  delta: number;
  error: number;
  focal: number;
  reference: number;
};

export type JudgedQuestion = {
  id: string;
  title: string;
  code: string | null;
  answer: QuestionAnswer;
  colours: CodeColours;
  explanation: string;
  test: string;
  /** Folder and id of the question in the files of content; null for a question that a user wrote. */
  file: string | null;
  difficulty: number;
  variants: number;
  /** Counted answers since it was last mended or asked again, and how many were right. */
  answers: number;
  right: number;
  pointBiserial: number | null;
  discrimination: number;
  rests: { because: RestReason; since: string; until: string | undefined } | undefined;
  differences: GroupDifference[];
  /** How often each option was chosen, in the order of the answer's options; empty for other formats. */
  chosen: number[];
  /** What the team said when it decided last. */
  reason: string | undefined;
  can: readonly QualityDecision[];
};
export type Quality = { counts: Record<QualityList, number>; total: number; questions: JudgedQuestion[] };

const mostAtOnce = 25;

/** The same rule as `qualityListOf`, for the database. */
const isIn: Record<QualityList, RawBuilder<boolean>> = {
  decide: sql`q.status = 'PUBLISHED' and q.rests_because is not null and q.rests_because <> 'asked-often'`,
  watch: sql`q.status = 'PUBLISHED' and q.rests_because is null
    and exists (select from question_differences d where d.question_id = q.id and d.class <> 'A')`,
  resting: sql`q.status = 'PUBLISHED' and q.rests_because = 'asked-often'`,
  retired: sql`q.status = 'ARCHIVED'
    and (select h.status from question_history h where h.question_id = q.id order by h.at desc, h.id desc limit 1) = 'ARCHIVED'`,
};

/** docs/product/assessments.md, Quality of questions: those of one list, the longest waiting first. */
export async function readQuality(
  context: Context,
  { list, text }: { list: QualityList; text: string },
): Promise<Quality> {
  permit(context, canJudgeQuestions);
  const { db } = context;
  const { rows: counted } = await sql<Record<QualityList, number>>`
    select count(*) filter (where ${isIn.decide})::int as decide, count(*) filter (where ${isIn.watch})::int as watch,
      count(*) filter (where ${isIn.resting})::int as resting, count(*) filter (where ${isIn.retired})::int as retired
    from questions q where q.pool = 'rated'`.execute(db);
  const rows = await readRows(context, list, text);
  const options = await readOptions(
    context,
    rows.map(({ id }) => id),
  );
  return {
    counts: counted[0] ?? { decide: 0, watch: 0, resting: 0, retired: 0 },
    total: rows[0]?.total ?? 0,
    questions: rows.map((row) => judged(context, row, options.get(row.id) ?? [], decisionsOf[list])),
  };
}

type Row = Omit<JudgedQuestion, 'answer' | 'colours' | 'rests' | 'chosen' | 'can' | 'reason'> & {
  total: number;
  codeLanguage: string | null;
  format: QuestionFormat;
  rightLines: number[];
  output: string | null;
  reason: string | null;
  because: RestReason | null;
  since: Date | null;
  until: Date | null;
};

async function readRows({ db, locale }: Context, list: QualityList, text: string): Promise<Row[]> {
  const [title, explanation, test] =
    locale === 'fr'
      ? [sql`q.title_fr`, sql`q.explanation_fr`, sql`t.name_fr`]
      : [sql`q.title_en`, sql`q.explanation_en`, sql`t.name_en`];
  const { rows } = await sql<Row>`
    select q.id, ${title} as title, q.code, q.code_language, ${explanation} as explanation, ${test} as test,
      t.content_key || '/' || q.content_key as file, q.difficulty, q.format, q.right_lines, q.output,
      q.point_biserial, q.discrimination, q.rests_because as because, q.rests_since as since, q.rests_until as until,
      (select count(*)::int from question_variants v where v.question_id = q.id) as variants,
      answers.given as answers, answers.right, differences.found as differences,
      (select h.reason from question_history h where h.question_id = q.id order by h.at desc limit 1) as reason,
      count(*) over ()::int as total
    from questions q join tests t on t.id = q.test_id
    cross join lateral (select count(*)::int as given, (count(*) filter (where sq.is_right))::int as right
      from test_session_questions sq where sq.question_id = q.id and sq.counted_at is not null
        and (q.judged_from is null or sq.shown_at > q.judged_from)) answers
    cross join lateral (select coalesce(json_agg(json_build_object('compared', d.compared, 'class', d.class,
        'delta', d.delta, 'error', d.standard_error, 'focal', d.focal_answers, 'reference', d.reference_answers)
        order by d.compared), '[]') as found from question_differences d where d.question_id = q.id) differences
    where q.pool = 'rated' and ${isIn[list]} and ${hasWords(text, 'q.title_fr', 'q.title_en', 't.name_fr', 't.name_en', 'q.content_key')}
    order by coalesce(q.rests_since, q.published_at), q.id limit ${mostAtOnce}`.execute(db);
  return rows;
}

type Option = { position: number; text: string; right: boolean; times: number };

/** Players see their own order of options, so that answers are stored by the position in the table. */
async function readOptions({ db, locale }: Context, ids: readonly string[]): Promise<Map<string, Option[]>> {
  if (ids.length === 0) return new Map();
  const text = locale === 'fr' ? sql`o.text_fr` : sql`o.text_en`;
  const { rows } = await sql<Option & { id: string }>`
    select o.question_id as id, o.position, ${text} as text, o.is_right as right,
      (select count(*)::int from test_session_questions sq where sq.question_id = o.question_id
        and sq.counted_at is not null and (q.judged_from is null or sq.shown_at > q.judged_from)
        and o.position = any(sq.chosen)) as times
    from question_options o join questions q on q.id = o.question_id
    where o.question_id = any(${ids}::uuid[]) order by o.position`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

function judged(
  { cache }: Context,
  row: Row,
  options: readonly Option[],
  can: readonly QualityDecision[],
): JudgedQuestion {
  const { total: _total, codeLanguage, format, rightLines, output, because, since, until, reason, ...facts } = row;
  return {
    ...facts,
    answer: questionAnswer({ format, options, rightLines, output }),
    colours: coloursOf(cache, { code: row.code, codeLanguage, format }, options),
    rests: because && since ? { because, since: since.toISOString(), until: until?.toISOString() } : undefined,
    chosen: format === 'choice' || format === 'patch' ? options.map(({ times }) => times) : [],
    reason: reason ?? undefined,
    can,
  };
}
