import { type Database, openDatabase } from '../../server/data/database.ts';
import { type SiteDatabase, siteSecret } from '../harness/production-site.ts';
import { storeSession } from '../harness/session.ts';
import { type Account, accounts } from './accounts.ts';

/**
 * Signs a user in without the slow hash of a password, for attacks that are not about signing in. Returns the cookie.
 */
export async function makeSession(db: Database, userId: string): Promise<string> {
  return `__Host-vivier.session_token=${await storeSession(db, userId, siteSecret)}`;
}

/** A session of every demo account; the administrator has the second factor that production requires. */
export async function makeSessions(database: SiteDatabase): Promise<Record<Account, string>> {
  const { db, close } = await openDatabase(database);
  try {
    await db.updateTable('users').set({ twoFactorEnabled: true }).where('role', '=', 'ADMIN').execute();
    const made = accounts.map(async (account) => {
      const email = `${account}@demo.example`;
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      return [account, await makeSession(db, id)] as const;
    });
    return Object.fromEntries(await Promise.all(made)) as Record<Account, string>;
  } finally {
    await close();
  }
}
