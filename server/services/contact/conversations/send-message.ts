import type { Refusal } from '../../../../domain/contact/introductions/next.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { asksPayHistory } from '../../../../domain/contact/pay-history.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { queueMessageCreated } from '../../ats/queue-deliveries.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { takeFiles } from '../files/take-files.ts';
import { addMessage } from '../introductions/add-message.ts';
import { lockIntroduction } from '../introductions/read-stored.ts';
import { permitConversation } from './permit.ts';
import { readIntroduction } from './read-introduction.ts';
import { type ConversationMessage, readMessages } from './read-messages.ts';

export type SendOutcome =
  | { outcome: 'sent'; message: ConversationMessage }
  /** The state of the introduction that does not allow messages. */
  | { outcome: 'refused'; reason: Refusal | 'payHistory' | 'filesGone' };

/**
 * Sends a message in an open conversation. Decided under the lock of the pair; a message sent again with the same key
 * returns the stored one, also after the conversation has ended.
 */
export async function sendMessage(
  context: Context,
  introductionId: string,
  { body, sentKey, files = [] }: { body: string; sentKey: string; files?: readonly string[] },
): Promise<SendOutcome> {
  const party = permitConversation(context, introductionId);
  await consume(context.db, limits.messageByAccount, party.userId);
  return context.db.transaction().execute(async (trx) => {
    await readIntroduction(trx, party, introductionId);
    const stored = await lockIntroduction(trx, introductionId, party.whose);
    if (!stored) throw new NotFound();
    const known = await positionOf(trx, introductionId, party.userId, sentKey);
    const phase = phaseOf(stored.status);
    if (known === undefined && phase !== 'open') return { outcome: 'refused', reason: phase };
    if (known === undefined && stored.frozen) return { outcome: 'refused', reason: 'frozen' };
    // docs/product/contact.md, Questions about past pay: a company does not ask them.
    if (known === undefined && party.side === 'recruiter' && asksPayHistory(body))
      return { outcome: 'refused', reason: 'payHistory' };
    if (known === undefined && !(await takeFiles(trx, files, party.userId)))
      return { outcome: 'refused', reason: 'filesGone' };
    const author = { kind: party.side, id: party.userId };
    const at = context.ports.clock.now();
    const position = known ?? (await addMessage(trx, stored, { author, body, sentKey, at, files }));
    if (known === undefined) {
      const { companyId, developerId } = stored;
      const message = { candidateId: introductionId, developerId, by: party.side, position };
      await queueMessageCreated(trx, { companyId, at, ...message });
    }
    const { messages } = await readMessages(trx, party.userId, introductionId, { after: position - 1 });
    const [message] = messages;
    if (message?.position !== position) throw new NotFound();
    return { outcome: 'sent', message };
  });
}

async function positionOf(
  trx: Trx,
  introductionId: string,
  authorId: string,
  sentKey: string,
): Promise<number | undefined> {
  const known = await trx
    .selectFrom('messages')
    .select('position')
    .where('introductionId', '=', introductionId)
    .where('authorId', '=', authorId)
    .where('sentKey', '=', sentKey)
    .executeTakeFirst();
  return known?.position;
}
