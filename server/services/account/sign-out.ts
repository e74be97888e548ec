import type { Context } from '../../context.ts';
import { callAuth } from './call-auth.ts';

export async function signOut(context: Context): Promise<void> {
  await callAuth(context, (common) => context.auth.api.signOut(common));
}
