import { reportSchema } from '../../../../domain/catalogue/contributions/question-report.ts';
import { canReportQuestion } from '../../../../domain/permissions/catalogue.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import { type Context, permitVisitor } from '../../../context.ts';
import type { QuestionAddress } from '../../assessments/questions/public-question.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { authoriseQuestion } from '../authorise-question.ts';

/**
 * docs/product/catalogue.md, Reporting a question: for every visitor who can read it. A second report of the same user
 * replaces the first.
 */
export async function reportQuestion(context: Context, address: QuestionAddress, given: unknown): Promise<void> {
  permitVisitor(context, canReportQuestion);
  const { db, viewer, ports } = context;
  const { reason, body } = checked(reportSchema, given);
  const { testId } = await authoriseQuestion(context, address.questionId);
  if (testId !== address.testId) throw new NotFound();
  await consume(db, limits.questionReport, viewer?.userId ?? context.clientAddress);
  await db
    .insertInto('questionReports')
    .values({
      questionId: address.questionId,
      reporterId: viewer?.userId ?? null,
      reason,
      body,
      createdAt: ports.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['questionId', 'reporterId'])
        .where('handledAt', 'is', null)
        .where('reporterId', 'is not', null)
        .doUpdateSet({ reason, body }),
    )
    .execute();
}
