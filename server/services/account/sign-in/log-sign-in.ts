import type { Context } from '../../../context.ts';

type SignInLine = { account: string | undefined; outcome: string; factor: 'password' | 'totp' | 'recovery' };

/** Logs each attempt to sign in, successful or not; an address without an account is not logged. */
export function logSignIn({ log, requestId }: Context, line: SignInLine): void {
  log.info({ requestId, ...line }, 'sign-in');
}
