import { sql } from 'kysely';
import type { QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import {
  type QuestionAnswer,
  questionAnswer,
  type Verification,
  verificationOf,
} from '../../../../domain/assessments/question-answer.ts';
import type { Vote } from '../../../../domain/assessments/question-feedback.ts';
import {
  canChangeQuestion,
  canDeleteComment,
  canDiscussQuestion,
  canReportQuestion,
} from '../../../../domain/permissions/catalogue.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Role } from '../../../../domain/viewer.ts';
import { type CodeColours, coloursOf } from '../../../code-colours/question-colours.ts';
import type { Context } from '../../../context.ts';
import { type AuthorisedQuestion, authoriseQuestion } from '../../catalogue/authorise-question.ts';
import type { QuestionAddress } from './public-question.ts';

export type QuestionComment = {
  id: string;
  body: string;
  createdAt: Date;
  /** Comments are anonymous: recruiters must not find out what a developer asks or gets wrong. */
  by: 'you' | Role | 'gone';
  can: { delete: boolean };
};

export type QuestionPage = {
  id: string;
  title: string;
  code: string | null;
  colours: CodeColours;
  difficulty: number;
  answer: QuestionAnswer;
  explanation: string;
  verified: Verification | undefined;
  publishedAt: Date | null;
  score: number;
  commentCount: number;
  tookCount: number;
  vote: Vote;
  comments: QuestionComment[];
  test: { id: string; alias: string; name: string; handle: string | null; theme: string | null; technology: string };
  /** PUBLISHED, or the reason why not every visitor can read it. */
  standing: Pick<AuthorisedQuestion, 'status' | 'draftTest' | 'readers' | 'open' | 'talked'>;
  can: { speak: boolean; change: boolean; report: boolean };
};

const mostComments = 100;

/** A question of the catalogue that this viewer may read, with its answer. */
export async function readQuestion(context: Context, address: QuestionAddress): Promise<QuestionPage> {
  const { db, locale, viewer } = context;
  const french = locale === 'fr';
  const { testId: current, mine, ...standing } = await authoriseQuestion(context, address.questionId);
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .innerJoin('technologies as tech', 'tech.id', 't.technologyId')
    .select(['q.id', 'q.code', 'q.codeLanguage as language', 'q.difficulty', 'q.publishedAt'])
    .select(['q.format', 'q.rightLines', 'q.output', 'q.verifiedWith', 'q.sourceTitle', 'q.sourceUrl'])
    .select(sql<string | null>`q.verified_on::text`.as('verifiedOn'))
    .select(['q.ratingScore as score', 'q.ratingsCount as commentCount', 'q.tookCount'])
    .select([french ? 'q.titleFr as title' : 'q.titleEn as title'])
    .select([french ? 'q.explanationFr as explanation' : 'q.explanationEn as explanation'])
    .select([
      't.id as testId',
      't.seoAlias',
      't.themeId as theme',
      french ? 't.nameFr as testName' : 't.nameEn as testName',
      'tech.handle',
    ])
    .select([french ? 'tech.nameFr as technology' : 'tech.nameEn as technology'])
    .where('q.id', '=', address.questionId)
    .where('q.pool', '=', 'public')
    .executeTakeFirst();
  if (!row || current !== address.testId) throw new NotFound();
  const { id, title, code, language, difficulty, publishedAt, score, commentCount, tookCount } = row;
  const { testId, seoAlias, testName, handle, theme, technology, explanation } = row;
  const options = await readOptions(context, row.id);
  return {
    ...{ id, title, code, difficulty, publishedAt, score, commentCount, tookCount },
    colours: coloursOf(context.cache, { code, codeLanguage: language, format: row.format }, options),
    explanation: explanation ?? '',
    answer: questionAnswer({ ...row, format: row.format as QuestionFormat, options }),
    verified: verificationOf(row),
    vote: await readVote(context, row.id),
    comments: await readComments(context, row.id),
    test: { id: testId, alias: seoAlias ?? testId, name: testName, handle, theme, technology },
    standing,
    can: {
      speak: canDiscussQuestion(viewer, standing),
      change: canChangeQuestion(viewer, { mine }),
      report: canReportQuestion(viewer),
    },
  };
}

/** Sorted by text: in the table the right options come first, which would reveal them. */
async function readOptions({ db, locale }: Context, questionId: string) {
  const options = await db
    .selectFrom('questionOptions')
    .select(['position', locale === 'fr' ? 'textFr as text' : 'textEn as text', 'isRight as right'])
    .where('questionId', '=', questionId)
    .execute();
  return options.toSorted((one, other) => (one.text < other.text ? -1 : 1));
}

async function readVote({ db, viewer }: Context, questionId: string): Promise<Vote> {
  if (!viewer) return 0;
  const row = await db
    .selectFrom('questionVotes')
    .select('value')
    .where('questionId', '=', questionId)
    .where('userId', '=', viewer.userId)
    .executeTakeFirst();
  return (row?.value ?? 0) as Vote;
}

async function readComments({ db, viewer }: Context, questionId: string): Promise<QuestionComment[]> {
  const rows = await db
    .selectFrom('questionComments as c')
    .leftJoin('users as u', 'u.id', 'c.authorId')
    .select(['c.id', 'c.body', 'c.createdAt', 'c.authorId', 'u.role'])
    .where('c.questionId', '=', questionId)
    .where('c.deletedAt', 'is', null)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(mostComments)
    .execute();
  return rows.map(({ authorId, role, ...comment }) => {
    const mine = viewer !== undefined && authorId === viewer.userId;
    return {
      ...comment,
      by: mine ? 'you' : ((role as Role | null) ?? 'gone'),
      can: { delete: canDeleteComment(viewer, { authorId }) },
    };
  });
}
