import type { Context } from '../../../context.ts';
import { hashPassword, isOutdated } from '../../../password-hash.ts';

/** Called with the right password: replaces a hash of an older method, unless the password has changed meanwhile. */
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
