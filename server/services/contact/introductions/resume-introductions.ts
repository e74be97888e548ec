import { type Expression, sql } from 'kysely';
import { introductionStatus, openStatuses } from '../../../../domain/contact/introductions/status.ts';
import type { Trx } from '../../../data/database.ts';
import { notifyAll } from '../../../live.ts';

/** The introductions that a developer may have on the screen, and that have not ended. */
const underWay = [introductionStatus.STATUS_WAITING_FOR_DEVELOPER, ...openStatuses];

/** docs/product/contact.md, A company without validation: the open pages of its developers show it at once. */
export async function notifyDevelopers(trx: Trx, companyId: string): Promise<void> {
  const rows = await trx
    .selectFrom('introductions')
    .select(['id', 'developerId'])
    .where('companyId', '=', companyId)
    .where('status', 'in', underWay)
    .execute();
  await notifyAll(
    trx,
    rows.map(({ id, developerId }) => ({ topic: `user:${developerId}`, news: { kind: 'introduction', id } })),
  );
}

/**
 * A company is validated again: reminders and ends of its introductions move by the time that it was without validation.
 */
export async function resumeIntroductions(
  trx: Trx,
  companyId: string,
  { withdrawnAt, now }: { withdrawnAt: Date; now: Date },
): Promise<void> {
  const later = (dueAt: Expression<Date | null>) =>
    sql<Date>`${dueAt} + (${now}::timestamptz - ${withdrawnAt}::timestamptz)`;
  await trx
    .updateTable('introductions')
    .set(({ ref }) => ({ dueAt: later(ref('dueAt')) }))
    .where('companyId', '=', companyId)
    .where('dueAt', 'is not', null)
    .execute();
  await notifyDevelopers(trx, companyId);
}
