import { mustLeaveAnAdministrator } from '../../../../domain/permissions/privacy.ts';
import { leavingReason } from '../../../../domain/privacy/erasure.ts';
import { daysLater, graceDays } from '../../../../domain/privacy/periods.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, ownAccount } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { confirmPassword } from '../../account/password/confirm-password.ts';
import { withdrawBadgesOfLeaver } from '../../assessments/badges/withdraw-badge.ts';
import { record } from '../../moderation/audit/record.ts';
import { cancelCallOfLeaver } from '../../profile/boost/cancel-call.ts';
import { emailDay } from '../../shared/emails/email-day.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';

/** Hides the viewer's profile at once, and erases the account after some days in which the viewer can cancel. */
export async function askErasure(context: Context, { password }: { password: string }): Promise<void> {
  const viewer = ownAccount(context);
  const { db, ports, config } = context;
  await confirmPassword(context, password, 'password');
  const now = ports.clock.now();
  const dueAt = daysLater(now, graceDays);
  await db.transaction().execute(async (trx) => {
    if (mustLeaveAnAdministrator(viewer)) await keepAnAdministrator(trx, viewer.userId);
    const asked = { cause: 'asked', askedAt: now, dueAt };
    const added = await trx
      .insertInto('erasures')
      .values({ userId: viewer.userId, ...asked })
      // A second request keeps the date of the first.
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(asked).where('erasures.cause', '<>', 'asked'))
      .returning('userId')
      .executeTakeFirst();
    if (!added) return;
    await trx
      .updateTable('developers')
      .set({ disabledAt: now, disabledReason: leavingReason })
      .where('id', '=', viewer.userId)
      .where('disabledAt', 'is', null)
      .execute();
    await cancelCallOfLeaver(trx, context, viewer.userId);
    await enqueueTask(trx, 'end-meetings', { userId: viewer.userId });
    await withdrawBadgesOfLeaver(trx, viewer.userId);
    await record(trx, entry(viewer.userId, 'account.erasure-asked'));
    await queueEmail(trx, config, {
      template: 'erasure-asked',
      user: { id: viewer.userId, email: viewer.email, name: viewer.name, locale: viewer.locale },
      data: { day: emailDay(viewer.locale, dueAt) },
      key: `erasure-asked:${viewer.userId}:${now.getTime()}`,
    });
    await notify(trx, `user:${viewer.userId}`, { kind: 'account' });
  });
}

/** « Garder mon compte »: restores the profile (docs/product/privacy.md, Erasing an account). */
export async function cancelErasure(context: Context): Promise<void> {
  const { userId } = ownAccount(context);
  await context.db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('erasures').where('userId', '=', userId).returning('userId').executeTakeFirst();
    if (!gone) return;
    await trx
      .updateTable('developers')
      .set({ disabledAt: null, disabledReason: null })
      .where('id', '=', userId)
      .where('disabledReason', '=', leavingReason)
      .execute();
    await record(trx, entry(userId, 'account.erasure-cancelled'));
    await notify(trx, `user:${userId}`, { kind: 'account' });
  });
}

async function keepAnAdministrator(trx: Trx, userId: string): Promise<void> {
  // Locks every other administrator: two who leave at the same moment must not each count the other as staying.
  const staying = await trx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'ADMIN')
    .where('u.id', '<>', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('erasures as e').select('e.userId').whereRef('e.userId', '=', 'u.id'))),
    )
    .forUpdate()
    .execute();
  if (staying.length === 0) throw new Invalid({ '': 'lastAdministrator' });
}

function entry(userId: string, action: string) {
  return { actorId: userId, action, subjectKind: 'user', subjectId: userId };
}
