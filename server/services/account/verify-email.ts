import type { Context } from '../../context.ts';
import { callAuth } from './call-auth.ts';

/** Confirms an address; whoever holds the letter is signed in by it, once. */
export async function verifyEmail(context: Context, token: string): Promise<'verified' | 'expired' | 'invalid'> {
  const answer = await callAuth(context, (common) => context.auth.api.verifyEmail({ query: { token }, ...common }));
  if (answer.ok) return 'verified';
  return answer.code === 'TOKEN_EXPIRED' ? 'expired' : 'invalid';
}
