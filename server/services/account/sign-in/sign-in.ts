import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { callAuth } from '../call-auth.ts';
import { renewHash } from '../password/renew-hash.ts';
import { askConfirmation, markSignUpBrowser, mayWrite, trustBrowser } from '../sign-up/sign-up-confirmation.ts';
import { countAttempt } from './count-attempt.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { logSignIn } from './log-sign-in.ts';

export type SignInOutcome = 'signedIn' | 'secondFactor' | 'wrong' | 'unverified';

type Attempt = { email: string; password: string };

/** `to`: the page to come back to, also when the address is confirmed later. */
export async function signIn(context: Context, body: Attempt, to?: string | null): Promise<SignInOutcome> {
  const account = await context.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('email', '=', body.email)
    .executeTakeFirst();
  const person = account && { ...account, locale: account.locale as Locale };
  const outcome = await judge(context, body, person, to);
  logSignIn(context, { account: account?.id, outcome, factor: 'password' });
  return outcome;
}

type Account = { id: string; email: string; name: string; locale: Locale };

async function judge(
  context: Context,
  body: Attempt,
  account: Account | undefined,
  to: string | null | undefined,
): Promise<SignInOutcome> {
  const browser = account && knownBrowser(context, account.id);
  if (!browser) await consume(context.db, limits.signInByAddress, context.clientAddress);
  const attempt = await countAttempt(context, 'password', body.email, browser);
  const answer = await callAuth(context, (common) => context.auth.api.signInEmail({ body, ...common }));
  if (answer.ok || answer.code === 'EMAIL_NOT_VERIFIED') await attempt.right();
  if (!answer.ok) {
    // Returned only after the right password; a new e-mail is sent.
    if (answer.code !== 'EMAIL_NOT_VERIFIED' || !account) return 'wrong';
    await confirmAgain(context, account, to);
    return 'unverified';
  }
  if (account) await renewHash(context, account.id, body.password);
  if ('twoFactorRedirect' in answer.value) return 'secondFactor';
  if (account) rememberBrowser(context, account.id);
  return 'signedIn';
}

/** This browser has just given the right password, so the new link works in it without another proof. */
async function confirmAgain(context: Context, user: Account, to: string | null | undefined): Promise<void> {
  const secret = context.ports.random.handle();
  const proof = { browser: secret, to };
  const write = await mayWrite(context, user.email);
  await context.db
    .transaction()
    .execute((trx) => (write ? askConfirmation(trx, context, user, proof) : trustBrowser(trx, user.id, proof)));
  markSignUpBrowser(context, secret);
}
