import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { callAuth, withAuth } from '../call-auth.ts';
import { noteSecurity, notifyOwner } from '../note-security.ts';
import { acceptCode } from './accept-code.ts';
import { countAttempt } from './count-attempt.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { logSignIn } from './log-sign-in.ts';

export type CodeOutcome = 'signedIn' | 'wrong' | 'expired';

/** After this many attempts the owner is informed that another person knows the password. */
const toldAfter = 10;

/** The second step of signing in: six digits of the authenticator, or a recovery code. */
export async function verifySecondFactor(context: Context, code: string): Promise<CodeOutcome> {
  await consume(context.db, limits.codeByAddress, context.clientAddress);
  const pending = await callAuth(context, (common) => context.auth.api.readPending(common));
  const userId = pending.ok ? pending.value.userId : null;
  if (!userId) return 'expired';
  const attempt = await countAttempt(context, 'code', userId, knownBrowser(context, userId));
  const isTotp = /^\d{6}$/.test(code);
  const outcome = await judge(context, userId, code, isTotp);
  logSignIn(context, { account: userId, outcome, factor: isTotp ? 'totp' : 'recovery' });
  if (outcome === 'signedIn') {
    await attempt.right();
    rememberBrowser(context, userId);
  } else if (attempt.attempts === toldAfter) await notifyOfGuesses(context, userId);
  return outcome;
}

/**
 * The session, the used code, the audit entry and the e-mail are stored together; a code that was used before rolls
 * back the session.
 */
async function judge(context: Context, userId: string, code: string, isTotp: boolean): Promise<CodeOutcome> {
  try {
    return await withAuth(context, async (trx, call) => {
      const answer = isTotp
        ? await call((api, common) => api.verifyTOTP({ body: { code }, ...common }))
        : await call((api, common) => api.verifyBackupCode({ body: { code }, ...common }));
      if (!answer.ok) return /COOKIE|SESSION|UNAUTHORIZED|TOO_MANY/.test(answer.code) ? 'expired' : 'wrong';
      if (!isTotp)
        await noteSecurity(trx, context, { userId, action: 'recovery-code-used', email: 'recovery-code-used' });
      else if (!(await acceptCode(trx, context, userId, code))) throw new UsedCode();
      return 'signedIn';
    });
  } catch (error) {
    if (error instanceof UsedCode) return 'wrong';
    throw error;
  }
}

class UsedCode extends Error {}

/** At most one e-mail a day. */
async function notifyOfGuesses(context: Context, userId: string): Promise<void> {
  const key = `codes-guessed:${userId}:${context.ports.clock.now().toISOString().slice(0, 10)}`;
  await context.db.transaction().execute((trx) => notifyOwner(trx, context, { userId, email: 'codes-guessed', key }));
}
