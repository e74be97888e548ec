import { needsSecondFactor } from '../../../domain/account/second-factor-rule.ts';
import { type Context, ownAccount } from '../../context.ts';
import { Forbidden, Invalid } from '../../errors.ts';
import { record } from '../audit/record.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';

/** First step: a secret to scan and recovery codes to keep. It counts only once a code has been confirmed. */
export async function beginSecondFactor(
  context: Context,
  password: string,
): Promise<{ uri: string; recoveryCodes: string[] }> {
  const viewer = ownAccount(context);
  await take(context.db, limits.passwordByAccount, viewer.userId);
  const answer = await callAuth(context, (common) =>
    context.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, ...common }),
  );
  if (!answer.ok || !('totpURI' in answer.value)) throw new Invalid({ password: 'wrongPassword' });
  return { uri: answer.value.totpURI, recoveryCodes: answer.value.backupCodes };
}

export async function confirmSecondFactor(context: Context, code: string): Promise<void> {
  const viewer = ownAccount(context);
  await take(context.db, limits.codeByAddress, context.clientAddress);
  const answer = await callAuth(context, (common) => context.auth.api.verifyTOTP({ body: { code }, ...common }));
  if (!answer.ok) throw new Invalid({ code: 'code' });
  await record(context.db, {
    actorId: viewer.userId,
    action: 'second-factor-on',
    subjectKind: 'user',
    subjectId: viewer.userId,
  });
}

export async function removeSecondFactor(context: Context, password: string): Promise<void> {
  const viewer = ownAccount(context);
  if (needsSecondFactor({ ...viewer, twoFactorEnabled: false }, context.config.ADMIN_SECOND_FACTOR))
    throw new Forbidden();
  await take(context.db, limits.passwordByAccount, viewer.userId);
  const answer = await callAuth(context, (common) =>
    context.auth.api.disableTwoFactor({ body: { password }, ...common }),
  );
  if (!answer.ok) throw new Invalid({ password: 'wrongPassword' });
  await record(context.db, {
    actorId: viewer.userId,
    action: 'second-factor-off',
    subjectKind: 'user',
    subjectId: viewer.userId,
  });
}

export async function renewRecoveryCodes(context: Context, password: string): Promise<string[]> {
  const viewer = ownAccount(context);
  await take(context.db, limits.passwordByAccount, viewer.userId);
  const answer = await callAuth(context, (common) =>
    context.auth.api.generateBackupCodes({ body: { password }, ...common }),
  );
  if (!answer.ok) throw new Invalid({ password: 'wrongPassword' });
  await record(context.db, {
    actorId: viewer.userId,
    action: 'recovery-codes-renewed',
    subjectKind: 'user',
    subjectId: viewer.userId,
  });
  return answer.value.backupCodes;
}
