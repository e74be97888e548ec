import { paces } from '../../../../domain/account/pace.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { verifyPassword } from '../../../password-hash.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { attempt } from '../../shared/limits/slow-down.ts';
import { hashOf } from './change-email.ts';
import { isTaken, replaceEmail } from './replace-email.ts';

/**
 * 'taken': another account got the address after the e-mail was sent. 'unproven': neither a session nor the password of
 * the account was given. 'wrong': the password is not that of the account.
 */
export type Confirmation = 'changed' | 'expired' | 'invalid' | 'taken' | 'unproven' | 'wrong';

/**
 * Gives an account the address to which the link was sent. Without a session of the account, the password is needed:
 * otherwise an attacker could make the owner of a mailbox confirm that address for the attacker's account.
 */
export async function confirmEmailChange(context: Context, token: string, password?: string): Promise<Confirmation> {
  await consume(context.db, limits.codeByAddress, context.clientAddress);
  const userId = token.match(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z0-9]{32}$/)?.[1];
  if (!userId) return 'invalid';
  if (password !== undefined) await attempt(context.db, paces.passwordByLink, token);
  try {
    return await context.db.transaction().execute((trx) => confirm(trx, context, userId, token, password));
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

async function confirm(
  trx: Trx,
  context: Context,
  userId: string,
  token: string,
  password: string | undefined,
): Promise<Confirmation> {
  const row = await trx
    .selectFrom('emailChanges as change')
    .innerJoin('users', 'users.id', 'change.userId')
    .innerJoin('credentials', (join) =>
      join.onRef('credentials.userId', '=', 'users.id').on('credentials.providerId', '=', 'credential'),
    )
    .select(['users.email', 'users.name', 'users.locale', 'credentials.password'])
    .select(['change.newEmail', 'change.tokenHash', 'change.expiresAt'])
    .where('users.id', '=', userId)
    .forUpdate(['change', 'users'])
    .executeTakeFirst();
  if (!row || row.tokenHash !== hashOf(token, row.password)) return 'invalid';
  if (row.expiresAt <= context.ports.clock.now()) return 'expired';
  if (!isOwnSession(context, userId)) {
    if (password === undefined) return 'unproven';
    if (!(await verifyPassword({ hash: row.password ?? '', password }))) return 'wrong';
  }
  await replaceEmail(trx, context, {
    person: { id: userId, email: row.email, name: row.name, locale: row.locale as Locale },
    email: row.newEmail,
    actorId: userId,
    proven: true,
    key: row.tokenHash,
  });
  return 'changed';
}

/** Whether the page of the link has to show a password field. */
export function needsPassword(context: Context, token: string): boolean {
  return !isOwnSession(context, token.split('.')[0] ?? '');
}

function isOwnSession({ viewer }: Context, userId: string): boolean {
  return viewer !== undefined && viewer.userId === userId && !viewer.impersonator;
}
