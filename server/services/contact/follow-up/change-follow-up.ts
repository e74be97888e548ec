import { sql } from 'kysely';
import type { FollowUpChange } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { candidatePool } from '../candidates/candidate-pool.ts';
import { permitCompany } from '../conversations/permit.ts';
import { lockPair } from '../introductions/lock-pair.ts';
import { changeReminder } from './change-reminder.ts';
import { changeTag } from './change-tag.ts';
import { putInCharge } from './put-in-charge.ts';

/** Whose candidate is changed, by whom and when. */
export type FollowUp = { companyId: string; developerId: string; actorId: string; at: Date };

/**
 * docs/product/contact.md, Following a candidate: who is in charge, the tags, and the viewer's own reminders. Under the lock of the pair; idempotent.
 */
export async function changeFollowUp(context: Context, change: FollowUpChange): Promise<void> {
  const { companyId, userId } = permitCompany(context);
  const { developerId } = change;
  const pool = candidatePool(await companyInQuestion(context.db, companyId), [developerId]);
  const followUp = { companyId, developerId, actorId: userId, at: context.ports.clock.now() };
  await context.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ developerId: string }>`
      with pool as (${pool}) select developer_id from pool`.execute(trx);
    // Only people with whom the company has to do get a row.
    if (rows.length === 0) throw new NotFound();
    await lockPair(trx, { companyId, developerId });
    const changed = await store(context, trx, followUp, change);
    if (changed) await notify(trx, `company:${companyId}`, { kind: 'candidate', id: developerId });
  });
}

/** True when colleagues see something new. */
async function store(context: Context, trx: Trx, followUp: FollowUp, change: FollowUpChange): Promise<boolean> {
  switch (change.mode) {
    case 'inCharge':
      return putInCharge(context, trx, followUp, change);
    case 'addTag':
    case 'removeTag':
      return changeTag(trx, followUp, change);
    case 'remind':
    case 'reminderDone':
      await changeReminder(trx, followUp, change);
      return false;
  }
}
