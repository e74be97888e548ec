import { sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import { type QuestionAnswer, questionAnswer } from '../../../../domain/assessments/question-answer.ts';
import type { Languages } from '../../../../domain/catalogue/contributions/contribution.ts';
import { possibleActs, type QuestionAct } from '../../../../domain/catalogue/contributions/question-acts.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { type CodeColours, coloursOf } from '../../../code-colours/question-colours.ts';
import type { Context } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { readSimilar, type SimilarQuestion } from './find-similar.ts';
import { permitReviewer } from './permit.ts';

export type ReviewedQuestion = {
  id: string;
  testId: string;
  test: string;
  draftTest: boolean;
  status: QuestionStatus;
  version: number;
  difficulty: number;
  seconds: number;
  languages: Languages;
  title: string;
  code: string | null;
  answer: QuestionAnswer;
  colours: CodeColours;
  explanation: string;
  author: { id: string; name: string; published: number; declined: number } | null;
  createdAt: Date;
  original: string | null;
  reason: string | null;
  /** It comes from a content file, where its text is edited. */
  fromFile: boolean;
  rated: boolean;
  openReports: number;
  similar: SimilarQuestion[];
  can: QuestionAct[];
};

export type Review = {
  status: QuestionStatus;
  questions: ReviewedQuestion[];
  /** Number of questions that are not shown. */
  more: number;
};

type Row = Omit<ReviewedQuestion, 'similar' | 'can' | 'author' | 'answer' | 'colours'> & {
  codeLanguage: string | null;
  format: QuestionFormat;
  options: { position: number; text: string; right: boolean }[];
  rightLines: number[];
  output: string | null;
  titleFr: string;
  titleEn: string;
  authorId: string | null;
  author: string | null;
  published: number;
  declined: number;
};

const mostAtOnce = 20;

/**
 * The questions of one status: waiting ones oldest first, others latest first. `text` searches the title and the
 * author's name.
 */
export async function readReview(context: Context, status: QuestionStatus, text = ''): Promise<Review> {
  permitReviewer(context);
  const { db, locale } = context;
  const { rows } = await sql<Row & { total: number }>`${selectRows(locale)}
    where q.status = ${status} and (q.pool = 'public' or q.content_key is null) and ${hasWords(text, 'q.title_fr', 'q.title_en', 'u.name')}
    order by ${status === 'WAITING_FOR_VALIDATION' ? sql`q.created_at, q.id` : sql`coalesce(q.published_at, q.created_at) desc, q.id desc`}
    limit ${mostAtOnce}`.execute(db);
  const questions: ReviewedQuestion[] = [];
  for (const { total: _, ...row } of rows) questions.push(await complete(context, row));
  return { status, questions, more: (rows[0]?.total ?? 0) - rows.length };
}

export type ReviewCounts = { counts: Partial<Record<QuestionStatus, number>>; openReports: number };

/** The number of questions per status, and of open reports. */
export async function readReviewCounts(context: Context): Promise<ReviewCounts> {
  permitReviewer(context);
  const { rows: counts } = await sql<{ status: QuestionStatus; count: number }>`
    select status, count(*)::int as count from questions where pool = 'public' or content_key is null
    group by status`.execute(context.db);
  const { rows: reports } = await sql<{ count: number }>`
    select count(*)::int as count from question_reports where handled_at is null`.execute(context.db);
  return {
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
    openReports: reports[0]?.count ?? 0,
  };
}

/** In the reader's language; a missing translation holds the text of the other language. */
function selectRows(locale: Locale) {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  return sql`
    select q.id, q.test_id, ${named('t.name')} as test, t.status = 'DRAFT' as draft_test, q.status, q.version, q.difficulty,
      q.seconds, q.languages, ${named('q.title')} as title, q.title_fr, q.title_en, q.code, q.code_language, coalesce(${named('q.explanation')}, '') as explanation,
      q.format, q.right_lines, q.output, coalesce((select json_agg(json_build_object('position', p.position,
          'text', ${named('p.text')}, 'right', p.is_right) order by p.position)
        from question_options p where p.question_id = q.id), '[]') as options,
      q.author_id, u.name as author, q.created_at, ${named('o.title')} as original, q.content_key is not null as from_file,
      q.pool = 'rated' as rated,
      (select h.reason from question_history h where h.question_id = q.id and h.reason is not null
        order by h.at desc limit 1) as reason,
      (select count(*)::int from questions w where w.author_id = q.author_id and w.status = 'PUBLISHED') as published,
      (select count(*)::int from questions w where w.author_id = q.author_id and w.status = 'DECLINED') as declined,
      (select count(*)::int from question_reports r where r.question_id = q.id and r.handled_at is null) as open_reports,
      count(*) over ()::int as total
    from questions q join tests t on t.id = q.test_id left join users u on u.id = q.author_id
    left join questions o on o.id = q.alternative_of`;
}

async function complete(context: Context, row: Row): Promise<ReviewedQuestion> {
  const { authorId, author, published, declined, titleFr, titleEn, ...listed } = row;
  const { codeLanguage, format, options, rightLines, output, ...question } = listed;
  const waits = row.status === 'WAITING_FOR_VALIDATION';
  const titles = { fr: row.languages === 'en' ? '' : titleFr, en: row.languages === 'fr' ? '' : titleEn };
  return {
    ...question,
    answer: questionAnswer({ format, options, rightLines, output }),
    colours: coloursOf(context.cache, { code: row.code, codeLanguage, format }, options),
    author: authorId && author !== null ? { id: authorId, name: author, published, declined } : null,
    similar: waits ? await readSimilar(context, { testId: row.testId, titles, except: row.id }) : [],
    can: possibleActs(row.status, ['admin']).filter((act) => act !== 'edit' || !row.fromFile),
  };
}
