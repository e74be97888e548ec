import { conversationReportSchema } from '../../../../domain/contact/conversations/conversation-report.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitConversation } from '../conversations/permit.ts';
import { readIntroduction } from '../conversations/read-introduction.ts';

/**
 * docs/product/contact.md, Reporting a conversation: for its two sides. A second report of the same person replaces the
 * first while the team has not looked. Nothing is told to the other side, nor to colleagues.
 */
export async function reportConversation(context: Context, introductionId: string, given: unknown): Promise<void> {
  const party = permitConversation(context, introductionId);
  const { reason, words } = checked(conversationReportSchema, given);
  const { db, ports } = context;
  const { messageCount: lastPosition } = await readIntroduction(db, party, introductionId);
  await consume(db, limits.conversationReport, party.userId);
  await db
    .insertInto('conversationReports')
    .values({
      introductionId,
      reporterId: party.userId,
      side: party.side,
      reason,
      words,
      lastPosition,
      createdAt: ports.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['introductionId', 'reporterId'])
        .where('handledAt', 'is', null)
        .doUpdateSet({ reason, words, lastPosition }),
    )
    .execute();
}
