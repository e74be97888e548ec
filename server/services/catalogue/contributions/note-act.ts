import type { QuestionAct } from '../../../../domain/catalogue/contributions/question-acts.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';

type Noted = {
  questionId: string;
  actorId: string;
  act: QuestionAct | 'propose';
  status: QuestionStatus;
  reason?: string | null;
  at: Date;
};

/** Adds a line to the history of a question. */
export async function noteAct(trx: Trx, noted: Noted): Promise<void> {
  await trx.insertInto('questionHistory').values(noted).execute();
}

const emails = {
  accept: 'question-accepted',
  decline: 'question-declined',
  archive: 'question-archived',
  delete: 'question-deleted',
  restore: 'question-restored',
} as const;

type Decided = { questionId: string; act: QuestionAct; reason: string | null };

/** Informs the author of the decision: by e-mail and on open pages. */
export async function notifyAuthor(trx: Trx, context: Context, { questionId, act, reason }: Decided): Promise<void> {
  const template = emails[act as keyof typeof emails];
  if (!template) return;
  const row = await trx
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .innerJoin('users as u', 'u.id', 'q.authorId')
    .select(['u.id', 'u.email', 'u.name', 'u.locale', 'q.titleFr', 'q.titleEn', 'q.testId', 't.nameFr', 't.nameEn'])
    .where('q.id', '=', questionId)
    .executeTakeFirst();
  if (!row || row.id === context.viewer?.userId) return;
  const { id, email, name, testId } = row;
  const locale = row.locale as Locale;
  const title = (locale === 'fr' ? row.titleFr : row.titleEn).replaceAll('`', '');
  const test = locale === 'fr' ? row.nameFr : row.nameEn;
  await trx.updateTable('questions').set({ authorNews: true }).where('id', '=', questionId).execute();
  await queueEmail(trx, context.config, {
    template,
    user: { id, email, name, locale },
    data: { title, test, testId, questionId, developerId: id, ...(reason ? { reason } : {}) },
    // Every decision gets its own e-mail.
    key: `${template}:${context.ports.random.id()}`,
  });
  await notify(trx, `user:${id}`, { kind: 'contribution', id: questionId });
}
