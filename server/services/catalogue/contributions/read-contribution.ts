import type { ContributionDraft } from '../../../../domain/catalogue/contributions/contribution.ts';
import { possibleActs, type QuestionAct } from '../../../../domain/catalogue/contributions/question-acts.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import { isId } from '../../../../domain/id.ts';
import { questionRoles } from '../../../../domain/permissions/catalogue.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import { readForm } from './read-form.ts';
import { type HistoryLine, readHistory } from './read-history.ts';

export type ContributionPage = {
  id: string;
  testId: string;
  status: QuestionStatus;
  version: number;
  draft: ContributionDraft;
  history: HistoryLine[];
  /** The question of which this is another wording. */
  original: { id: string; title: string } | undefined;
  mine: boolean;
  /** It has a page in the catalogue. */
  hasPage: boolean;
  /** It comes from a content file, where its text is edited. */
  fromFile: boolean;
  can: QuestionAct[];
};

/** A question for its author or an administrator: its form, its history, and the possible actions. */
export async function readContribution(context: Context, questionId: string): Promise<ContributionPage> {
  const viewer = signedIn(context);
  const { db, locale } = context;
  const row = isId(questionId)
    ? await db
        .selectFrom('questions as q')
        .leftJoin('questions as o', 'o.id', 'q.alternativeOf')
        .select(['q.id', 'q.testId', 'q.status', 'q.version', 'q.authorId', 'q.pool', 'q.contentKey'])
        .select(['o.id as originalId', locale === 'fr' ? 'o.titleFr as original' : 'o.titleEn as original'])
        .where('q.id', '=', questionId)
        .where((eb) => eb.or([eb('q.pool', '=', 'public'), eb('q.contentKey', 'is', null)]))
        .executeTakeFirst()
    : undefined;
  const roles = row ? questionRoles(viewer, row) : [];
  if (!row || roles.length === 0) throw new NotFound();
  const status = row.status as QuestionStatus;
  return {
    id: row.id,
    testId: row.testId,
    status,
    version: row.version,
    draft: await readForm(db, row.id),
    history: await readHistory(context, row.id),
    original: row.originalId ? { id: row.originalId, title: row.original ?? '' } : undefined,
    mine: row.authorId === viewer.userId,
    hasPage: row.pool === 'public',
    fromFile: row.contentKey !== null,
    can: possibleActs(status, roles).filter((act) => act !== 'edit' || row.contentKey === null),
  };
}
