import {
  type ReportOutcome,
  type ReportReason,
  reportAnswerSchema,
} from '../../../../domain/catalogue/contributions/question-report.ts';
import type { QuestionStatus } from '../../../../domain/catalogue/contributions/question-status.ts';
import { isId } from '../../../../domain/id.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { record } from '../../moderation/audit/record.ts';
import { hasWords } from '../../moderation/has-words.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { permitReviewer } from './permit.ts';

export type OpenReport = {
  id: string;
  reason: ReportReason;
  body: string;
  createdAt: Date;
  reporter: string | null;
  question: { id: string; testId: string; title: string; test: string; status: QuestionStatus; fromFile: boolean };
};

const mostAtOnce = 50;

/** Open reports of questions, oldest first; `text` searches the title, the report and the reporter's name. */
export async function readReports(context: Context, text = ''): Promise<OpenReport[]> {
  permitReviewer(context);
  const french = context.locale === 'fr';
  const rows = await context.db
    .selectFrom('questionReports as r')
    .innerJoin('questions as q', 'q.id', 'r.questionId')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .leftJoin('users as u', 'u.id', 'r.reporterId')
    .select(['r.id', 'r.reason', 'r.body', 'r.createdAt', 'u.name as reporter'])
    .select(['q.id as questionId', 'q.testId', 'q.status', 'q.contentKey'])
    .select([french ? 'q.titleFr as title' : 'q.titleEn as title', french ? 't.nameFr as test' : 't.nameEn as test'])
    .where('r.handledAt', 'is', null)
    .where(hasWords(text, 'q.titleFr', 'q.titleEn', 'r.body', 'u.name'))
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ questionId, testId, title, test, status, contentKey, reason, ...report }) => ({
    ...report,
    reason: reason as ReportReason,
    question: { id: questionId, testId, title, test, status: status as QuestionStatus, fromFile: contentKey !== null },
  }));
}

/** Closes a report, once: a second attempt gets a Conflict. A reporter with an account gets the answer by e-mail. */
export async function handleReport(context: Context, reportId: string, given: unknown): Promise<void> {
  const { userId } = permitReviewer(context);
  const { outcome, answer } = checked(reportAnswerSchema, given);
  if (!isId(reportId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const report = await trx
      .updateTable('questionReports')
      .set({ handledAt: context.ports.clock.now(), handledBy: userId, outcome, answer: answer || null })
      .where('id', '=', reportId)
      .where('handledAt', 'is', null)
      .returning(['questionId', 'reporterId'])
      .executeTakeFirst();
    if (!report) throw new Conflict();
    const subject = { subjectKind: 'question', subjectId: report.questionId };
    await record(trx, { actorId: userId, action: 'question-report.handle', ...subject, data: { reportId, outcome } });
    if (report.reporterId) await answerReporter(trx, context, { ...report, reportId, outcome, answer });
  });
}

type Answered = {
  reportId: string;
  questionId: string;
  reporterId: string | null;
  outcome: ReportOutcome;
  answer: string;
};

async function answerReporter(trx: Trx, { config }: Context, answered: Answered): Promise<void> {
  const { reportId, questionId, reporterId, outcome, answer } = answered;
  const person = await trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('id', '=', reporterId)
    .executeTakeFirst();
  if (!person) return;
  const locale = person.locale as Locale;
  const { title } = await trx
    .selectFrom('questions')
    .select(locale === 'fr' ? 'titleFr as title' : 'titleEn as title')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  await queueEmail(trx, config, {
    template: 'question-report-answered',
    user: { ...person, locale },
    data: {
      title: title.replaceAll('`', ''),
      followed: outcome === 'followed',
      ...(answer ? { reason: answer } : {}),
    },
    key: `question-report:${reportId}`,
  });
}
