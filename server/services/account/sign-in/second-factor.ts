import { needsSecondFactor } from '../../../../domain/account/second-factor-rule.ts';
import { Forbidden, Invalid } from '../../../../domain/refusals.ts';
import { type Context, ownAccount } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { callAuth, withAuth } from '../call-auth.ts';
import { noteSecurity } from '../note-security.ts';
import { countPasswordAttempt } from '../password/confirm-password.ts';
import { acceptCode } from './accept-code.ts';

/**
 * First step: a secret to scan and recovery codes to keep. The second factor is active only after a code was confirmed.
 */
export async function beginSecondFactor(
  context: Context,
  password: string,
): Promise<{ uri: string; recoveryCodes: string[] }> {
  ownAccount(context);
  const right = await countPasswordAttempt(context);
  const answer = await callAuth(context, (common) =>
    context.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, ...common }),
  );
  if (!answer.ok || !('totpURI' in answer.value)) throw new Invalid({ password: 'wrongPassword' });
  await right();
  return { uri: answer.value.totpURI, recoveryCodes: answer.value.backupCodes };
}

/** Closes the sessions that were opened with the password alone; the current one continues with a new token. */
export async function confirmSecondFactor(context: Context, code: string): Promise<void> {
  const { userId, sessionId } = ownAccount(context);
  await consume(context.db, limits.codeByAddress, context.clientAddress);
  const confirmed = await withAuth(context, async (trx, call) => {
    const open = await trx.selectFrom('sessions').select('id').where('userId', '=', userId).forUpdate().execute();
    const answer = await call((api, common) => api.verifyTOTP({ body: { code }, ...common }));
    if (!answer.ok) return false;
    await acceptCode(trx, context, userId, code);
    const before = open.map(({ id }) => id);
    await trx.deleteFrom('sessions').where('id', 'in', before).execute();
    await noteSecurity(trx, context, { userId, action: 'second-factor-on', email: 'second-factor-on' });
    await notify(trx, `user:${userId}`, { kind: 'sessions', except: sessionId });
    return true;
  });
  if (!confirmed) throw new Invalid({ code: 'code' });
}

export async function removeSecondFactor(context: Context, password: string): Promise<void> {
  const viewer = ownAccount(context);
  if (needsSecondFactor({ ...viewer, twoFactorEnabled: false }, context.config.ADMIN_SECOND_FACTOR))
    throw new Forbidden();
  const { userId } = viewer;
  const right = await countPasswordAttempt(context);
  const removed = await withAuth(context, async (trx, call) => {
    const answer = await call((api, common) => api.disableTwoFactor({ body: { password }, ...common }));
    if (answer.ok)
      await noteSecurity(trx, context, { userId, action: 'second-factor-off', email: 'second-factor-off' });
    return answer.ok;
  });
  if (!removed) throw new Invalid({ password: 'wrongPassword' });
  await right();
}

export async function renewRecoveryCodes(context: Context, password: string): Promise<string[]> {
  const { userId } = ownAccount(context);
  const right = await countPasswordAttempt(context);
  const codes = await withAuth(context, async (trx, call) => {
    const answer = await call((api, common) => api.generateBackupCodes({ body: { password }, ...common }));
    if (!answer.ok) return undefined;
    await noteSecurity(trx, context, { userId, action: 'recovery-codes-renewed', email: 'recovery-codes-renewed' });
    return answer.value.backupCodes;
  });
  if (!codes) throw new Invalid({ password: 'wrongPassword' });
  await right();
  return codes;
}
