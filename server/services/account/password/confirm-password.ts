import { paces } from '../../../../domain/account/pace.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, ownAccount } from '../../../context.ts';
import { attempt, forgetAttempts } from '../../shared/limits/slow-down.ts';
import { callAuth } from '../call-auth.ts';

/**
 * Counts an attempt at the password of a signed-in user. It is counted per session: an attacker who guesses in a stolen
 * session does not prevent the owner from changing the password. Returns a function to call when the password was
 * right.
 */
export async function countPasswordAttempt(context: Context): Promise<() => Promise<void>> {
  const { sessionId } = ownAccount(context);
  await attempt(context.db, paces.passwordBySession, sessionId);
  return () => forgetAttempts(context.db, paces.passwordBySession, sessionId);
}

/** Checks the password again before an action that cannot be undone; `field` is the form field that shows the error. */
export async function confirmPassword(context: Context, password: string, field: string): Promise<void> {
  const right = await countPasswordAttempt(context);
  const answer = await callAuth(context, (common) =>
    context.auth.api.verifyPassword({ body: { password }, ...common }),
  );
  if (!answer.ok) throw new Invalid({ [field]: 'wrongPassword' });
  await right();
}
