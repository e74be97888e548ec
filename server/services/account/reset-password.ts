import type { Context } from '../../context.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';

/** Sets a new password by the link of a letter; every open session of the account is closed. */
export async function resetPassword(
  context: Context,
  input: { token: string; password: string },
): Promise<'changed' | 'invalid'> {
  await take(context.db, limits.codeByAddress, context.clientAddress);
  const body = { token: input.token, newPassword: input.password };
  const answer = await callAuth(context, (common) => context.auth.api.resetPassword({ body, ...common }));
  return answer.ok ? 'changed' : 'invalid';
}
