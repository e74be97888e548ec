import { paces } from '../../../../domain/account/pace.ts';
import { type Context, ownAccount } from '../../../context.ts';
import { Invalid } from '../../../errors.ts';
import { attempt, forgetAttempts } from '../../shared/limits/slow-down.ts';
import { callAuth } from '../call-auth.ts';

/**
 * Counts an attempt at the password of a person who is signed in. By session: who guesses with a stolen one does not keep the
 * owner from changing the password in theirs. Returns what to call when it was right.
 */
export async function countPasswordAttempt(context: Context): Promise<() => Promise<void>> {
  const { sessionId } = ownAccount(context);
  await attempt(context.db, paces.passwordBySession, sessionId);
  return () => forgetAttempts(context.db, paces.passwordBySession, sessionId);
}

/** The password again, before something that cannot be undone; `field` is where a wrong one is said. */
export async function confirmPassword(context: Context, password: string, field: string): Promise<void> {
  const right = await countPasswordAttempt(context);
  const answer = await callAuth(context, (common) =>
    context.auth.api.verifyPassword({ body: { password }, ...common }),
  );
  if (!answer.ok) throw new Invalid({ [field]: 'wrongPassword' });
  await right();
}
