import { isCommonPassword } from '../../../../domain/account/common-password.ts';
import type { Database } from '../../../data/database.ts';
import { Fault } from '../../../fault.ts';
import { hashPassword } from '../../../password-hash.ts';
import { record } from '../../moderation/audit/record.ts';

/** For the operator's command line: an administrator whose address is confirmed from the start. */
export async function createAdministrator(db: Database, email: string, password: string): Promise<string> {
  if (isCommonPassword(password, [email])) throw new Fault('This password is easily guessed: choose another.');
  const hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({ email, emailVerified: true, name: email.split('@')[0] ?? email, role: 'ADMIN' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new Fault(`There is already an account for ${email}; nothing was changed.`);
    await trx
      .insertInto('credentials')
      .values({ userId: user.id, providerId: 'credential', accountId: user.id, password: hash })
      .execute();
    await record(trx, { actorId: null, action: 'administrator-created', subjectKind: 'user', subjectId: user.id });
    return user.id;
  });
}
