import { isId } from '../../../domain/id.ts';
import { answerSchema, type SupportStatus } from '../../../domain/support/inbox.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { Invalid, NotFound } from '../../errors.ts';
import { record } from '../audit/record.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { permitModerator } from '../moderation/permit.ts';

/** By e-mail, in the reader's language; the conversation is answered with it. */
export async function answerSupport(context: Context, conversationId: string, given: unknown): Promise<void> {
  const viewer = permitModerator(context);
  const { key, text } = checked(answerSchema, given);
  const { config, ports } = context;
  await context.db.transaction().execute(async (trx) => {
    const asked = await lock(trx, conversationId);
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

/** Closed without an answer, or open again. */
export async function setSupportStatus(
  context: Context,
  conversationIds: readonly string[],
  status: Exclude<SupportStatus, 'answered'>,
): Promise<void> {
  const { userId } = permitModerator(context);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    for (const id of conversationIds.toSorted()) {
      const before = await lock(trx, id);
      if (before.status === status) continue;
      await change(trx, id, status, now);
      await note(trx, userId, status === 'closed' ? 'support.close' : 'support.reopen', id);
    }
  });
}

async function lock(trx: Trx, id: string) {
  const row = isId(id)
    ? await trx
        .selectFrom('supportConversations as c')
        .leftJoin('users as u', 'u.id', 'c.userId')
        .select(['c.userId', 'c.replyTo', 'c.status', 'u.email', 'u.name', 'u.locale'])
        .where('c.id', '=', id)
        .forUpdate('c')
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  return row;
}

async function change(trx: Trx, id: string, status: SupportStatus, updatedAt: Date): Promise<void> {
  await trx.updateTable('supportConversations').set({ status, updatedAt }).where('id', '=', id).execute();
}

async function note(trx: Trx, actorId: string, action: string, subjectId: string): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'support', subjectId });
}
