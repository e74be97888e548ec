import type { Context } from '../../context.ts';
import { notify } from '../../live.ts';
import { record } from '../moderation/audit/record.ts';
import { permitReviewer } from './permit.ts';
import { lockTeam } from './team/lock-team.ts';

/**
 * docs/product/contact.md, Requests read by the team: whether the next requests of a company wait for the team. Requests
 * that were sent before stay where they are.
 */
export async function setRequestsReviewed(context: Context, companyId: string, reviewed: boolean): Promise<void> {
  const { userId } = permitReviewer(context, companyId);
  await context.db.transaction().execute(async (trx) => {
    const { company } = await lockTeam(trx, companyId);
    if (company.requestsReviewed === reviewed) return;
    await trx.updateTable('companies').set({ requestsReviewed: reviewed }).where('id', '=', companyId).execute();
    const subject = { subjectKind: 'company', subjectId: companyId };
    await record(trx, { actorId: userId, action: 'company.requests-reviewed', ...subject, data: { reviewed } });
    await notify(trx, `company:${companyId}`, { kind: 'company' });
  });
}
