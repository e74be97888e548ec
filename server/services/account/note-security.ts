import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { record } from '../moderation/audit/record.ts';
import { letterMoment } from '../shared/emails/email-day.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import type { frenchSecurityLetters } from '../shared/emails/security-emails.ts';

type Notice = {
  userId: string;
  action: string;
  /** The letter that tells the person. */
  letter: keyof typeof frenchSecurityLetters;
  count?: number;
};

/** What has happened to the keys of an account: a line of the log and a letter to its owner, with the change itself. */
export async function noteSecurity(
  trx: Trx,
  context: Context,
  { userId, action, letter, count }: Notice,
): Promise<void> {
  await record(trx, { actorId: userId, action, subjectKind: 'user', subjectId: userId });
  await tellOwner(trx, context, { userId, letter, ...(count === undefined ? {} : { count }) });
}

/** The letter alone; with a key, only the first of those that share it is written. */
export async function tellOwner(
  trx: Trx,
  { config, ports }: Context,
  { userId, letter, count, key }: Omit<Notice, 'action'> & { key?: string },
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const locale = user.locale as Locale;
  await queueEmail(trx, config, {
    template: letter,
    user: { ...user, locale },
    data: { moment: letterMoment(locale, ports.clock.now()), ...(count === undefined ? {} : { count }) },
    key: key ?? `${letter}:${ports.random.id()}`,
  });
}
