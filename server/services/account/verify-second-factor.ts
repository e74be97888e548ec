import type { Context } from '../../context.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';

export type CodeOutcome = 'signedIn' | 'wrong' | 'locked' | 'expired';

/** The second step of signing in: six digits of the authenticator, or one of the recovery codes. */
export async function verifySecondFactor(context: Context, code: string): Promise<CodeOutcome> {
  await take(context.db, limits.codeByAddress, context.clientAddress);
  const answer = /^\d{6}$/.test(code)
    ? await callAuth(context, (common) => context.auth.api.verifyTOTP({ body: { code }, ...common }))
    : await callAuth(context, (common) => context.auth.api.verifyBackupCode({ body: { code }, ...common }));
  if (answer.ok) return 'signedIn';
  if (/LOCKED|TOO_MANY/.test(answer.code)) return 'locked';
  return /COOKIE|SESSION|UNAUTHORIZED/.test(answer.code) ? 'expired' : 'wrong';
}
