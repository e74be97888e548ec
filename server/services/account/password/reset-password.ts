import { paces } from '../../../../domain/account/pace.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { forgetAttempts } from '../../shared/limits/slow-down.ts';
import { withAuth } from '../call-auth.ts';
import { noteSecurity } from '../note-security.ts';
import { dropOneTimeSecrets } from '../sessions/drop-secrets.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Sets a new password through the link of an e-mail; every open session of the account is closed. */
export async function resetPassword(
  context: Context,
  input: { token: string; password: string },
): Promise<'changed' | 'invalid'> {
  await consume(context.db, limits.codeByAddress, context.clientAddress);
  const body = { token: input.token, newPassword: input.password };
  let userId = '';
  const act = {
    passwordReset: (id: string) => {
      userId = id;
    },
  };
  const outcome = await withAuth(
    context,
    async (trx, call) => {
      const answer = await call((api, common) => api.resetPassword({ body, ...common }));
      if (!answer.ok) return 'invalid';
      // The owner of the link is known only now; a refusal rolls the change back, and the link stays valid.
      const person = await trx
        .selectFrom('users')
        .select(['name', 'email'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      await refuseCommonPassword(context, { password: input.password, field: 'password', person });
      await settle(trx, context, userId);
      return 'changed';
    },
    act,
  );
  if (outcome === 'invalid') return outcome;
  // The attacker guessed codes with the old password; the owner must not be slowed down by those attempts.
  await forgetAttempts(context.db, paces.codeByAccount, userId);
  rememberBrowser(context, userId);
  return outcome;
}

/**
 * The link proves that the user reads the mailbox, so the address is confirmed; everything sent before becomes invalid.
 */
async function settle(trx: Trx, context: Context, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: context.ports.clock.now() })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('signUpConfirmations').where('userId', '=', userId).execute();
  await trx.deleteFrom('emailChanges').where('userId', '=', userId).execute();
  await dropOneTimeSecrets(trx, userId);
  await noteSecurity(trx, context, { userId, action: 'password-reset-done', email: 'password-replaced' });
  await notify(trx, `user:${userId}`, { kind: 'sessions' });
}
