import type { Database, Trx } from '../../../data/database.ts';
import { Fault } from '../../../fault.ts';
import { notify } from '../../../live.ts';
import { record } from '../../moderation/audit/record.ts';

/**
 * For the operator's command line: signs out one user, or all users, everywhere. Returns the number of closed sessions.
 */
export async function closeSessions(db: Database, who: { email: string } | 'everybody'): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const users = who === 'everybody' ? undefined : [await idOf(trx, who.email)];
    const closed = await trx
      .deleteFrom('sessions')
      .$if(users !== undefined, (query) => query.where('userId', 'in', users ?? []))
      .returning('userId')
      .execute();
    for (const userId of new Set(closed.map((session) => session.userId))) {
      await record(trx, { actorId: null, action: 'sessions-closed', subjectKind: 'user', subjectId: userId });
      await notify(trx, `user:${userId}`, { kind: 'sessions' });
    }
    return closed.length;
  });
}

async function idOf(trx: Trx, email: string): Promise<string> {
  const user = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (!user) throw new Fault(`There is no account for ${email}.`);
  return user.id;
}
