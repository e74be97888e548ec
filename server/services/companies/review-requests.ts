import type { Context } from '../../context.ts';
import { noteDecision } from './note-decision.ts';
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
    await noteDecision(trx, userId, 'company.requests-reviewed', companyId, { reviewed });
  });
}
