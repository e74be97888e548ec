import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';

/** Long enough to cover the work done when the address has an account. */
const evenMilliseconds = 250;

/** The same answer after the same time, whether or not the address has an account. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await take(context.db, limits.mailByAddress, context.clientAddress);
  await take(context.db, limits.mailByAccount, email);
  await Promise.all([
    wait(evenMilliseconds),
    callAuth(context, (common) => context.auth.api.requestPasswordReset({ body: { email }, ...common })),
  ]);
}
