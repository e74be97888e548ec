import { createHash } from 'node:crypto';
import { paces } from '../../../../domain/account/pace.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { type Context, ownAccount } from '../../../context.ts';
import { record } from '../../moderation/audit/record.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { attempt } from '../../shared/limits/slow-down.ts';
import { confirmPassword } from '../password/confirm-password.ts';

const validMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Sends a link to the new address and a notice to the present one. A new address that has an account gets another
 * notice instead of a link; everything else is the same, so that the request does not reveal who has an account.
 */
export async function requestEmailChange(
  context: Context,
  { newEmail, currentPassword: password }: { newEmail: string; currentPassword: string },
): Promise<void> {
  const { db, config, ports } = context;
  const { userId: id, email, name, locale } = ownAccount(context);
  await confirmPassword(context, password, 'currentPassword');
  if (newEmail === email) throw new Invalid({ newEmail: 'sameEmail' });
  await consume(db, limits.mailByAccount, id);
  await attempt(db, paces.emailByAccount, `change ${newEmail}`);

  const token = `${id}.${ports.random.handle()}`;
  await db.transaction().execute(async (trx) => {
    const credential = await trx
      .selectFrom('credentials')
      .select('password')
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .executeTakeFirstOrThrow();
    const createdAt = ports.clock.now();
    const change = {
      newEmail,
      tokenHash: hashOf(token, credential.password),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + validMilliseconds),
    };
    await trx
      .insertInto('emailChanges')
      .values({ userId: id, ...change })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
      .execute();
    await record(trx, { actorId: id, action: 'email-change-asked', subjectKind: 'user', subjectId: id });
    const person = { id, email, name, locale };
    const key = change.tokenHash;
    await queueEmail(trx, config, { template: 'email-change-asked', user: person, data: {}, key: `asked:${key}` });
    const owner = await trx
      .selectFrom('users')
      .select(['id', 'email', 'name', 'locale'])
      .where('email', '=', newEmail)
      .where('emailVerified', '=', true)
      .executeTakeFirst();
    await (owner
      ? queueEmail(trx, config, {
          template: 'email-taken',
          user: { ...owner, locale: owner.locale as Locale },
          data: {},
          key: `taken:${key}`,
        })
      : queueEmail(trx, config, {
          template: 'confirm-new-email',
          user: { ...person, email: newEmail },
          data: { token },
        }));
  });
}

export async function cancelEmailChange(context: Context): Promise<void> {
  const { userId } = ownAccount(context);
  await context.db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('emailChanges').where('userId', '=', userId).executeTakeFirst();
    if (gone.numDeletedRows > 0n)
      await record(trx, {
        actorId: userId,
        action: 'email-change-cancelled',
        subjectKind: 'user',
        subjectId: userId,
      });
  });
}

/**
 * The stored form of a link. The hash includes the stored password: choosing a new password invalidates the link, which
 * is what the notice to the present address advises an owner who did not make the request.
 */
export function hashOf(token: string, storedPassword: string | null): string {
  return createHash('sha256').update(`${token}:${storedPassword}`).digest('base64url');
}
