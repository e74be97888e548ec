import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, ownAccount } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { withAuth } from '../call-auth.ts';
import { noteSecurity } from '../note-security.ts';
import { dropOneTimeSecrets } from '../sessions/drop-secrets.ts';
import { countPasswordAttempt } from './confirm-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Changes the password, closes the other sessions of the account, invalidates links sent before, and informs the owner
 * by e-mail.
 */
export async function changePassword(
  context: Context,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const viewer = ownAccount(context);
  const { userId, sessionId } = viewer;
  await refuseCommonPassword(context, { password: input.newPassword, field: 'newPassword', person: viewer });
  const right = await countPasswordAttempt(context);
  const body = { ...input, revokeOtherSessions: true };
  const changed = await withAuth(context, async (trx, call) => {
    const answer = await call((api, common) => api.changePassword({ body, ...common }));
    if (!answer.ok) return false;
    await dropOneTimeSecrets(trx, userId);
    await noteSecurity(trx, context, { userId, action: 'password-changed', email: 'password-changed' });
    await notify(trx, `user:${userId}`, { kind: 'sessions', except: sessionId });
    return true;
  });
  if (!changed) throw new Invalid({ currentPassword: 'wrongPassword' });
  await right();
}
