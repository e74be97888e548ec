import type { QuestionAct } from '../../../../domain/catalogue/contributions/question-acts.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import { canReviewQuestions } from '../../../../domain/permissions/catalogue.ts';
import type { Context } from '../../../context.ts';

export type HistoryLine = {
  id: string;
  act: QuestionAct | 'propose';
  status: QuestionStatus;
  reason: string | null;
  at: Date;
  /** The name of an administrator is sent to administrators only. */
  by: 'you' | 'author' | 'team' | { name: string };
};

/** The history of a question, latest first. */
export async function readHistory({ db, viewer }: Context, questionId: string): Promise<HistoryLine[]> {
  const rows = await db
    .selectFrom('questionHistory as h')
    .innerJoin('questions as q', 'q.id', 'h.questionId')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .select(['h.id', 'h.act', 'h.status', 'h.reason', 'h.at', 'h.actorId', 'q.authorId', 'u.name'])
    .where('h.questionId', '=', questionId)
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ actorId, authorId, name, act, status, ...line }) => ({
    ...line,
    act: act as HistoryLine['act'],
    status: status as QuestionStatus,
    by: whoDid(actorId, authorId, name, viewer),
  }));
}

function whoDid(
  actorId: string | null,
  authorId: string | null,
  name: string | null,
  viewer: Context['viewer'],
): HistoryLine['by'] {
  if (actorId !== null && actorId === viewer?.userId) return 'you';
  if (canReviewQuestions(viewer) && name) return { name };
  return actorId !== null && actorId === authorId ? 'author' : 'team';
}
