import { sql } from 'kysely';
import { possibleActs, type QuestionAct } from '../../../../domain/catalogue/contributions/question-acts.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import { questionRoles } from '../../../../domain/permissions/catalogue.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { ProfileView } from '../../profile/profile-view.ts';

export type ContributionEntry = {
  id: string;
  testId: string;
  title: string;
  test: string;
  draftTest: boolean;
  status: QuestionStatus;
  difficulty: number;
  publishedAt: Date | null;
  createdAt: Date;
  score: number;
  commentCount: number;
  tookCount: number;
  alternative: boolean;
  /** Used in rated sessions, so it has no page. */
  rated: boolean;
  /** For the author: the reason why it was declined or removed, what is new, and the possible actions. */
  own?: { reason: string | null; news: boolean; newComment: boolean; can: QuestionAct[] };
};

export type Contributions = {
  total: number;
  counts: { status: QuestionStatus; count: number }[];
  questions: ContributionEntry[];
};

type Row = Omit<ContributionEntry, 'own'> & {
  reason: string | null;
  news: boolean;
  newComment: boolean;
  count: number;
};

const mostShown = 100;

type ProfileParts = Pick<ProfileView, 'developerId'> & {
  can: Pick<ProfileView['can'], 'edit'>;
  cards: Pick<ProfileView['cards'], 'tests'>;
};

/**
 * The Contributions section of a profile: the owner and administrators see all questions, other viewers the published
 * public ones.
 */
export async function readContributions(
  { db, locale, viewer }: Pick<Context, 'db' | 'locale' | 'viewer'>,
  { developerId, can, cards }: ProfileParts,
): Promise<Contributions | undefined> {
  if (!can.edit && !cards.tests) return undefined;
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const shown = can.edit
    ? sql<boolean>`true`
    : sql<boolean>`q.status = 'PUBLISHED' and q.pool = 'public' and t.status = 'PUBLISHED'`;
  const { rows } = await sql<Row>`
    select q.id, q.test_id, ${named('q.title')} as title, ${named('t.name')} as test, t.status = 'DRAFT' as draft_test,
      q.status, q.difficulty, q.published_at, q.created_at, q.rating_score as score, q.ratings_count as comment_count,
      q.took_count, q.alternative, q.pool = 'rated' as rated, q.author_news as news, q.has_new_rating as new_comment,
      (select h.reason from question_history h where h.question_id = q.id and h.act in ('decline', 'archive', 'delete')
        and h.status = q.status order by h.at desc limit 1) as reason,
      (count(*) over (partition by q.status))::int as count
    from questions q join tests t on t.id = q.test_id where q.author_id = ${developerId} and ${shown}
    order by q.created_at desc, q.id desc limit ${mostShown}`.execute(db);
  const counts = [...new Map(rows.map(({ status, count }) => [status, { status, count }])).values()];
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    counts,
    questions: rows.map(({ reason, news, newComment, count: _, ...row }) => ({
      ...row,
      ...(can.edit
        ? {
            own: {
              reason,
              news,
              newComment,
              can: possibleActs(row.status, questionRoles(viewer, { authorId: developerId })),
            },
          }
        : {}),
    })),
  };
}

/** The author has seen the decisions. */
export async function seeNews(context: Context): Promise<void> {
  const { userId } = signedIn(context);
  await context.db
    .updateTable('questions')
    .set({ authorNews: false })
    .where('authorId', '=', userId)
    .where('authorNews', '=', true)
    .execute();
}
