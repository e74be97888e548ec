import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import type { Context } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitConversation } from './permit.ts';
import { readIntroduction } from './read-introduction.ts';

/** Notifies the other side that a user is typing; nothing is stored. */
export async function notifyTyping(context: Context, introductionId: string): Promise<void> {
  const party = permitConversation(context, introductionId);
  const { status, frozen, companyId, developerId } = await readIntroduction(context.db, party, introductionId);
  if (frozen || phaseOf(status) !== 'open') return;
  await consume(context.db, limits.typingByAccount, party.userId);
  const topic = party.side === 'developer' ? `company:${companyId}` : `user:${developerId}`;
  await notify(context.db, topic, { kind: 'typing', id: introductionId });
}
