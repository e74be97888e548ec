import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { record } from '../moderation/audit/record.ts';
import { emailMoment } from '../shared/emails/email-day.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import type { frenchSecurityEmails } from '../shared/emails/security-emails.ts';

type Notice = {
  userId: string;
  action: string;
  /** The template of the e-mail to the owner. */
  email: keyof typeof frenchSecurityEmails;
  count?: number;
};

/**
 * Records a change of the password, the second factor or the sessions: an audit entry and an e-mail to the owner, in
 * the transaction of the change.
 */
export async function noteSecurity(
  trx: Trx,
  context: Context,
  { userId, action, email, count }: Notice,
): Promise<void> {
  await record(trx, { actorId: userId, action, subjectKind: 'user', subjectId: userId });
  await notifyOwner(trx, context, { userId, email, ...(count === undefined ? {} : { count }) });
}

/** Sends only the e-mail; of several with the same key, only the first is queued. */
export async function notifyOwner(
  trx: Trx,
  { config, ports }: Context,
  { userId, email, count, key }: Omit<Notice, 'action'> & { key?: string },
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const locale = user.locale as Locale;
  await queueEmail(trx, config, {
    template: email,
    user: { ...user, locale },
    data: { moment: emailMoment(locale, ports.clock.now()), ...(count === undefined ? {} : { count }) },
    key: key ?? `${email}:${ports.random.id()}`,
  });
}
