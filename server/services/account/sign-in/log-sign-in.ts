import type { Context } from '../../../context.ts';

type SignInLine = { account: string | undefined; outcome: string; factor: 'password' | 'totp' | 'recovery' };

/** One line for each attempt to sign in, good or bad; an address that has no account is not written down. */
export function logSignIn({ log, requestId }: Context, line: SignInLine): void {
  log.info({ requestId, ...line }, 'sign-in');
}
