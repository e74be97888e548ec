import type { Context } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { withAuth } from '../call-auth.ts';

/** Ends the session of this browser; its other tabs are told at once, so that none goes on showing what was private. */
export async function signOut(context: Context): Promise<void> {
  const { viewer } = context;
  await withAuth(context, async (trx, call) => {
    await call((api, common) => api.signOut(common));
    if (viewer) await notify(trx, `user:${viewer.userId}`, { kind: 'sessions' });
  });
}
