import type { Context } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { withAuth } from '../call-auth.ts';

/** Ends the session of this browser and notifies its other tabs, so that none of them keeps showing private data. */
export async function signOut(context: Context): Promise<void> {
  const { viewer } = context;
  await withAuth(context, async (trx, call) => {
    await call((api, common) => api.signOut(common));
    if (viewer) await notify(trx, `user:${viewer.userId}`, { kind: 'sessions' });
  });
}
