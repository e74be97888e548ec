import type { SupportMessage } from '../../../../domain/moderation/support/support.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';

/** Passes a visitor's message to the support port; the same form sent twice is one message. */
export async function askSupport(context: Context, input: SupportMessage): Promise<void> {
  const { viewer, db, ports } = context;
  await consume(db, limits.supportByAddress, viewer?.userId ?? context.clientAddress);
  await ports.support.open({
    requestKey: input.requestKey,
    userId: viewer?.userId,
    replyTo: viewer?.email ?? input.email,
    text: input.message,
  });
}
