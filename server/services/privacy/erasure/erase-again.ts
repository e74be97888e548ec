import { type Eraser, eraseAccount } from './erase-account.ts';
import { fingerprint } from './erased-list.ts';

/** Erases the accounts that a restored backup brought back, before the product serves any request. */
export async function eraseAgain(runtime: Eraser, erased: ReadonlySet<string>): Promise<number> {
  const { db, ports } = runtime;
  const people = await db.selectFrom('users').select('id').execute();
  const back = people.filter(({ id }) => erased.has(fingerprint(id)));
  const now = ports.clock.now();
  const due = { cause: 'asked', askedAt: now, dueAt: now };
  for (const { id: userId } of back) {
    await db
      .insertInto('erasures')
      .values({ userId, ...due })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(due))
      .execute();
    await eraseAccount(runtime, userId);
  }
  return back.length;
}
