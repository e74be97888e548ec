import { type Context, ownAccount } from '../../context.ts';
import { Invalid } from '../../errors.ts';
import { tell } from '../../live.ts';
import { record } from '../audit/record.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** A new password closes the account's other sessions and tells the person by e-mail. */
export async function changePassword(
  context: Context,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const viewer = ownAccount(context);
  await refuseCommonPassword(context, { password: input.newPassword, field: 'newPassword', person: viewer });
  await take(context.db, limits.passwordByAccount, viewer.userId);
  const body = { ...input, revokeOtherSessions: true };
  const answer = await callAuth(context, (common) => context.auth.api.changePassword({ body, ...common }));
  if (!answer.ok) throw new Invalid({ currentPassword: 'wrongPassword' });
  await context.db.transaction().execute(async (trx) => {
    await record(trx, {
      actorId: viewer.userId,
      action: 'password-changed',
      subjectKind: 'user',
      subjectId: viewer.userId,
    });
    await queueEmail(trx, context.config, {
      template: 'password-changed',
      user: { id: viewer.userId, email: viewer.email, name: viewer.name, locale: viewer.locale },
      data: {},
    });
    await tell(trx, `user:${viewer.userId}`, { kind: 'sessions', except: viewer.sessionId });
  });
}
