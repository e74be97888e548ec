import type { Permissions } from '../../../../domain/companies/member.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { giveAlias } from '../recruiters/rename-recruiter.ts';

type Place = { recruiterId: string; companyId: string };

/** Makes somebody a member; false when they work for a company already: the key of the table is the rule. */
export async function addMember(
  trx: Trx,
  context: Context,
  { recruiterId, companyId, admin, intros }: Place & Permissions,
): Promise<boolean> {
  const added = await trx
    .insertInto('companyMembers')
    .values({ recruiterId, companyId, admin, intros, joinedAt: context.ports.clock.now() })
    .onConflict((conflict) => conflict.column('recruiterId').doNothing())
    .returning('recruiterId')
    .executeTakeFirst();
  if (!added) return false;
  await trx.deleteFrom('companyJoinRequests').where('recruiterId', '=', recruiterId).execute();
  await giveAlias(trx, context, recruiterId);
  await notifyTeam(trx, { recruiterId, companyId });
  return true;
}

/** Ends it. What they set aside for the company goes with them; what they wrote for their colleagues stays. */
export async function endMembership(trx: Trx, { recruiterId, companyId }: Place): Promise<void> {
  for (const table of ['favourites', 'savedSearches', 'selections', 'selectionDrafts'] as const) {
    await trx.deleteFrom(table).where('recruiterId', '=', recruiterId).where('companyId', '=', companyId).execute();
  }
  await trx
    .deleteFrom('companyMembers')
    .where('recruiterId', '=', recruiterId)
    .where('companyId', '=', companyId)
    .execute();
  await notifyTeam(trx, { recruiterId, companyId });
}

/** The open pages of the team, and of the person, look again. */
export async function notifyTeam(trx: Trx, { recruiterId, companyId }: Place): Promise<void> {
  await notify(trx, `company:${companyId}`, { kind: 'company' });
  await notify(trx, `user:${recruiterId}`, { kind: 'company' });
}
