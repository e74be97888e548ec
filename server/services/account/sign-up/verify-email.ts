import { paces } from '../../../../domain/account/pace.ts';
import { returnPath } from '../../../../domain/return-path.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { hashPassword, verifyPassword } from '../../../password-hash.ts';
import { record } from '../../moderation/audit/record.ts';
import { attempt, forgetAttempts } from '../../shared/limits/slow-down.ts';
import { withAuth } from '../call-auth.ts';
import { refuseCommonPassword } from '../password/refuse-common-password.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { hashOf, isSignUpBrowser, unmarkSignUpBrowser } from './sign-up-confirmation.ts';

/**
 * 'unproven': the link is valid, but this browser has not proven that it signed up. 'wrong': the password is not that
 * of the account.
 */
export type EmailProof = 'verified' | 'unproven' | 'wrong' | 'expired' | 'invalid';

/**
 * Confirms an address and signs in. The link proves the mailbox, not who chose the password: the browser must be the
 * one that signed up, or give the password, or choose a new one. So no password of an attacker stays valid.
 */
export async function verifyEmail(
  context: Context,
  token: string,
  { password, newPassword }: { password?: string | undefined; newPassword?: string | undefined } = {},
): Promise<EmailProof> {
  const tokenHash = hashOf(token);
  if (password !== undefined) await attempt(context.db, paces.passwordByLink, tokenHash);
  if (newPassword !== undefined) await refuseCommonPassword(context, { password: newPassword, field: 'newPassword' });
  const newHash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  const confirmed = await withAuth(context, async (trx, call) => {
    const row = await findConfirmation(trx, context, tokenHash);
    if (typeof row === 'string') return row;
    if (newHash) await replacePassword(trx, row.userId, newHash);
    else if (!isSignUpBrowser(context, row.browserHash)) {
      if (password === undefined) return 'unproven';
      if (!(await verifyPassword({ hash: row.password ?? '', password }))) return 'wrong';
    }
    await confirm(trx, context, row.userId);
    await call((api, common) => api.openSession({ body: { userId: row.userId }, ...common }));
    return { userId: row.userId };
  });
  if (typeof confirmed === 'string') return confirmed;
  await forgetAttempts(context.db, paces.passwordByLink, tokenHash);
  unmarkSignUpBrowser(context);
  rememberBrowser(context, confirmed.userId);
  return 'verified';
}

/** What the page of the link shows first: 'here' needs only a button, 'elsewhere' a password. */
export async function readConfirmation(
  context: Context,
  token: string,
): Promise<'here' | 'elsewhere' | 'expired' | 'invalid'> {
  const row = await findConfirmation(context.db, context, hashOf(token));
  if (typeof row === 'string') return row;
  return isSignUpBrowser(context, row.browserHash) ? 'here' : 'elsewhere';
}

/**
 * The page to come back to after the confirmation. Read before it: the confirmation deletes it. The caller checks the
 * proof: who chose a new password may not be the one who signed up, and wanted no page.
 */
export async function readReturn(context: Context, token: string): Promise<string | undefined> {
  const row = await findConfirmation(context.db, context, hashOf(token));
  return typeof row === 'string' ? undefined : returnPath(row.returnTo);
}

async function findConfirmation(db: Context['db'] | Trx, context: Context, tokenHash: string) {
  const question = db
    .selectFrom('signUpConfirmations as c')
    .innerJoin('users', (join) => join.onRef('users.id', '=', 'c.userId').on('users.emailVerified', '=', false))
    .innerJoin('credentials', (join) =>
      join.onRef('credentials.userId', '=', 'c.userId').on('credentials.providerId', '=', 'credential'),
    )
    .select(['c.userId', 'c.browserHash', 'c.expiresAt', 'c.returnTo', 'credentials.password'])
    .where('c.tokenHash', '=', tokenHash);
  const row = await (db.isTransaction ? question.forUpdate('c') : question).executeTakeFirst();
  if (!row) return 'invalid' as const;
  return row.expiresAt <= context.ports.clock.now() ? ('expired' as const) : row;
}

async function replacePassword(trx: Trx, userId: string, password: string): Promise<void> {
  await trx
    .updateTable('credentials')
    .set({ password })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
}

async function confirm(trx: Trx, { ports }: Context, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ emailVerified: true, updatedAt: ports.clock.now() })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('signUpConfirmations').where('userId', '=', userId).execute();
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
  await record(trx, { actorId: userId, action: 'email-verified', subjectKind: 'user', subjectId: userId });
}
