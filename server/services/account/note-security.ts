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
  /** The e-mail that tells the person. */
  email: keyof typeof frenchSecurityEmails;
  count?: number;
};

/** What has happened to the keys of an account: a line of the log and an e-mail to its owner, with the change itself. */
export async function noteSecurity(
  trx: Trx,
  context: Context,
  { userId, action, email, count }: Notice,
): Promise<void> {
  await record(trx, { actorId: userId, action, subjectKind: 'user', subjectId: userId });
  await notifyOwner(trx, context, { userId, email, ...(count === undefined ? {} : { count }) });
}

/** The e-mail alone; with a key, only the first of those that share it is written. */
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
