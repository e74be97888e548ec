import { isId } from '../../../domain/id.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { Forbidden, NotFound } from '../../errors.ts';

/** In the demo, messages do not leave the machine: whoever tries the product reads them here. */
export function mailStaysHere(config: Pick<Config, 'APP_MODE' | 'SMTP_URL'>): boolean {
  return config.APP_MODE === 'demo' && !config.SMTP_URL;
}

/** The outbox holds links that open accounts: outside the demo it is for administrators alone. */
function permit({ viewer, config }: Context): void {
  if (!mailStaysHere(config) && viewer?.role !== 'ADMIN') throw new Forbidden();
}

export async function listOutbox(context: Context) {
  permit(context);
  return context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
}

export async function readOutboxMessage(context: Context, emailId: string) {
  permit(context);
  if (!isId(emailId)) throw new NotFound();
  const email = await context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'text', 'status', 'error', 'createdAt', 'sentAt', 'unsubscribeUrl'])
    .where('id', '=', emailId)
    .executeTakeFirst();
  if (!email) throw new NotFound();
  return email;
}
