import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, ownAccount } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { noteSecurity } from '../note-security.ts';

export type OpenSession = {
  id: string;
  current: boolean;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Date;
  usedAt: Date;
};

export async function listSessions(context: Context): Promise<OpenSession[]> {
  const viewer = ownAccount(context);
  const rows = await context.db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt as usedAt'])
    .where('userId', '=', viewer.userId)
    .where('expiresAt', '>', context.ports.clock.now())
    .orderBy('updatedAt', 'desc')
    .execute();
  return rows
    .map((row) => ({ ...row, current: row.id === viewer.sessionId }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Closes one of the viewer's sessions, or with 'others' all except the current one; open tabs are notified at once. */
export async function revokeSession(context: Context, which: string | 'others'): Promise<void> {
  const viewer = ownAccount(context);
  await context.db.transaction().execute(async (trx) => {
    const doomed = trx.deleteFrom('sessions').where('userId', '=', viewer.userId);
    const { numDeletedRows } =
      which === 'others'
        ? await doomed.where('id', '!=', viewer.sessionId).executeTakeFirstOrThrow()
        : await doomed.where('id', '=', which).executeTakeFirstOrThrow();
    if (which !== 'others' && numDeletedRows === 0n) throw new NotFound();
    if (numDeletedRows === 0n) return;
    const notice = { userId: viewer.userId, action: 'session-revoked', count: Number(numDeletedRows) };
    await noteSecurity(trx, context, { ...notice, email: 'sessions-closed' });
    await notify(trx, `user:${viewer.userId}`, { kind: 'sessions' });
  });
}
