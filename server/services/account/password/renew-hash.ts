import type { Context } from '../../../context.ts';
import { hashPassword, isOutdated } from '../../../password-hash.ts';

/** The right password was just given: a hash of an older method is replaced, unless the password changed meanwhile. */
export async function renewHash({ db }: Context, userId: string, password: string): Promise<void> {
  const credential = await db
    .selectFrom('credentials')
    .select(['id', 'password'])
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  const before = credential?.password;
  if (!credential || !before || !isOutdated(before)) return;
  await db
    .updateTable('credentials')
    .set({ password: await hashPassword(password) })
    .where('id', '=', credential.id)
    .where('password', '=', before)
    .execute();
}
