import { sql } from 'kysely';
import { daysLater, inactiveBefore, noticeDays } from '../../../../domain/privacy/periods.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Runtime } from '../../../runtime.ts';
import { record } from '../../moderation/audit/record.ts';
import { emailDay } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { eraseAccount } from './erase-account.ts';

type Retirer = Pick<Runtime, 'db' | 'ports' | 'log' | 'config'>;

/** The most accounts of one run; the others are handled by the next run. */
const atOnce = 500;

/**
 * Erases the accounts that are due and sends notices (docs/product/privacy.md, Inactive accounts; Erasing an account).
 */
export async function retireAccounts(runtime: Retirer): Promise<{ noticed: number; erased: number }> {
  const { db, ports } = runtime;
  await sql`delete from erasures e using users u
    where u.id = e.user_id and e.cause = 'inactive' and u.last_contact_at > e.asked_at`.execute(db);
  const due = await db
    .selectFrom('erasures')
    .select('userId')
    .where('dueAt', '<=', ports.clock.now())
    .orderBy('dueAt')
    .limit(atOnce)
    .execute();
  let erased = 0;
  for (const { userId } of due) if (await eraseAccount(runtime, userId)) erased++;
  return { noticed: await writeNotices(runtime), erased };
}

async function writeNotices(runtime: Retirer): Promise<number> {
  const { db, ports } = runtime;
  const now = ports.clock.now();
  const silent = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where('u.role', '<>', 'ADMIN')
    .where('u.lastContactAt', '<', inactiveBefore(now))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('erasures as e').select('e.userId').whereRef('e.userId', '=', 'u.id'))),
    )
    .orderBy('u.lastContactAt')
    .limit(atOnce)
    .execute();
  for (const user of silent) await writeNotice(runtime, { ...user, locale: user.locale as Locale }, now);
  return silent.length;
}

type Person = { id: string; email: string; name: string; locale: Locale };

async function writeNotice({ db, config }: Retirer, user: Person, now: Date): Promise<void> {
  const dueAt = daysLater(now, noticeDays);
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('erasures')
      .values({ userId: user.id, cause: 'inactive', askedAt: now, dueAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    if (!added) return;
    const data = { day: emailDay(user.locale, dueAt) };
    const key = `account-inactive:${user.id}:${now.getTime()}`;
    await queueEmail(trx, config, { template: 'account-inactive', user, data, key });
    await record(trx, { actorId: null, action: 'account.notice', subjectKind: 'user', subjectId: user.id });
  });
}
