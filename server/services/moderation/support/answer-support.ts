import { isId } from '../../../../domain/id.ts';
import { answerSchema, type SupportStatus } from '../../../../domain/moderation/support/inbox.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';

/** Sends the answer by e-mail in the reader's language and marks the conversation as answered. */
export async function answerSupport(context: Context, conversationId: string, given: unknown): Promise<void> {
  const viewer = permitModerator(context);
  const { key, text } = checked(answerSchema, given);
  const { config, ports } = context;
  await context.db.transaction().execute(async (trx) => {
    const asked = await find(trx, conversationId);
    if (!asked) throw new NotFound();
    const email = asked.replyTo ?? asked.email;
    if (!email) throw new Invalid({ text: 'noAddress' });
    const requestKey = `answer:${conversationId}:${key}`;
    const now = ports.clock.now();
    const stored = await trx
      .insertInto('supportMessages')
      .values({ conversationId, requestKey, text, fromStaff: true, authorId: viewer.userId, createdAt: now })
      .onConflict((conflict) => conflict.column('requestKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    await change(trx, conversationId, 'answered', now);
    const user = { id: asked.userId, email, name: asked.name ?? '', locale: (asked.locale ?? 'fr') as Locale };
    const data = { reason: text, person: viewer.name };
    await queueEmail(trx, config, { template: 'support-answer', user, data, key: requestKey });
    await note(trx, viewer.userId, 'support.answer', conversationId);
  });
}

/** Closes conversations without an answer, or opens them again; returns how many changed. */
export async function setSupportStatus(
  context: Context,
  conversationIds: readonly string[],
  status: Exclude<SupportStatus, 'answered'>,
): Promise<number> {
  const { userId } = permitModerator(context);
  const now = context.ports.clock.now();
  return context.db.transaction().execute(async (trx) => {
    let changed = 0;
    // Sorted, so that two administrators lock the rows in the same order and cannot deadlock.
    for (const id of conversationIds.toSorted()) {
      const before = await find(trx, id);
      if (!before || before.status === status) continue;
      changed++;
      await change(trx, id, status, now);
      await note(trx, userId, status === 'closed' ? 'support.close' : 'support.reopen', id);
    }
    return changed;
  });
}

/** Locked until the transaction ends. */
async function find(trx: Trx, id: string) {
  if (!isId(id)) return undefined;
  return trx
    .selectFrom('supportConversations as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select(['c.userId', 'c.replyTo', 'c.status', 'u.email', 'u.name', 'u.locale'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();
}

async function change(trx: Trx, id: string, status: SupportStatus, updatedAt: Date): Promise<void> {
  await trx.updateTable('supportConversations').set({ status, updatedAt }).where('id', '=', id).execute();
}

async function note(trx: Trx, actorId: string, action: string, subjectId: string): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'support', subjectId });
}
