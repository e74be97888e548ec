import type { Context } from '../../context.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';

export type SignInOutcome = 'signedIn' | 'secondFactor' | 'wrong' | 'unverified';

export async function signIn(context: Context, body: { email: string; password: string }): Promise<SignInOutcome> {
  await take(context.db, limits.signInByAddress, context.clientAddress);
  await take(context.db, limits.signInByAccount, body.email);
  const answer = await callAuth(context, (common) => context.auth.api.signInEmail({ body, ...common }));
  // Only said after the right password; a new letter is on its way.
  if (!answer.ok) return answer.code === 'EMAIL_NOT_VERIFIED' ? 'unverified' : 'wrong';
  return 'twoFactorRedirect' in answer.value ? 'secondFactor' : 'signedIn';
}
