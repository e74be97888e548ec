import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { limits, take } from '../limits/take.ts';
import { hashOf } from './change-email.ts';
import { isTaken, replaceEmail } from './replace-email.ts';

/** 'taken': somebody made an account with the address after the letter was sent. */
export type Confirmation = 'changed' | 'expired' | 'invalid' | 'taken';

/** Gives an account the address whose letter its owner holds; they need not be signed in where they read it. */
export async function confirmEmailChange(context: Context, token: string): Promise<Confirmation> {
  await take(context.db, limits.codeByAddress, context.clientAddress);
  const userId = token.match(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z0-9]{32}$/)?.[1];
  if (!userId) return 'invalid';
  try {
    return await context.db.transaction().execute((trx) => confirm(trx, context, userId, token));
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

async function confirm(trx: Trx, context: Context, userId: string, token: string): Promise<Confirmation> {
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
  await replaceEmail(trx, context, {
    person: { id: userId, email: row.email, name: row.name, locale: row.locale as Locale },
    email: row.newEmail,
    actorId: userId,
    proven: true,
    key: row.tokenHash,
  });
  return 'changed';
}
