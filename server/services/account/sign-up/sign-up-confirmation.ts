import { createHash } from 'node:crypto';
import { paces } from '../../../../domain/account/pace.ts';
import { longestReturnPath, returnPath } from '../../../../domain/return-path.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { attempt } from '../../shared/limits/slow-down.ts';
import { ownCookie, readOwnCookie } from '../sessions/own-cookies.ts';

const cookieName = 'sign-up';
const validSeconds = 24 * 60 * 60;

/** The stored form of the link in the e-mail, and of the cookie. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * Limits the e-mails to one mailbox. A refused address received an e-mail recently and can choose a password through
 * its link.
 */
export async function mayWrite({ db }: Context, email: string): Promise<boolean> {
  try {
    await attempt(db, paces.emailByAccount, `sign-up ${email}`);
    return true;
  } catch (error) {
    if ((error as Error).name === 'TooMany') return false;
    throw error;
  }
}

type Newcomer = { id: string; email: string; name: string; locale: Locale };

/** `browser`: the secret of the browser that knows the password. `to`: the page to come back to. */
export type Proof = { browser: string; to?: string | null | undefined };

/** A page of an earlier attempt stays when this one has none. */
function returnColumn(to: Proof['to']): { returnTo?: string } {
  const path = returnPath(to);
  return path && path.length <= longestReturnPath ? { returnTo: path } : {};
}

/** Queues the e-mail with the link that confirms an address. */
export async function askConfirmation(
  trx: Trx,
  context: Context,
  user: Newcomer,
  { browser, to }: Proof,
): Promise<void> {
  const { ports, config } = context;
  const token = ports.random.handle();
  const createdAt = ports.clock.now();
  const confirmation = {
    tokenHash: hashOf(token),
    browserHash: hashOf(browser),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + validSeconds * 1000),
    ...returnColumn(to),
  };
  await trx
    .insertInto('signUpConfirmations')
    .values({ userId: user.id, ...confirmation })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(confirmation))
    .execute();
  await queueEmail(trx, config, { template: 'verify-email', user, data: { token } });
}

/** The link sent before stays valid, and this browser, which knows the password, can use it. */
export async function trustBrowser(trx: Trx, userId: string, { browser, to }: Proof): Promise<void> {
  await trx
    .updateTable('signUpConfirmations')
    .set({ browserHash: hashOf(browser), ...returnColumn(to) })
    .where('userId', '=', userId)
    .execute();
}

export function markSignUpBrowser({ config, cookies }: Context, browser: string): void {
  cookies.append(ownCookie(config, cookieName, browser, validSeconds));
}

export function unmarkSignUpBrowser({ config, cookies }: Context): void {
  cookies.append(ownCookie(config, cookieName, '', 0));
}

export function isSignUpBrowser({ config, headers }: Context, browserHash: string): boolean {
  const secret = readOwnCookie(config, headers, cookieName);
  return secret !== undefined && hashOf(secret) === browserHash;
}
