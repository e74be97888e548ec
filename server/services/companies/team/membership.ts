import type { Permissions } from '../../../../domain/companies/member.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { giveAlias } from '../recruiters/rename-recruiter.ts';

type Place = { recruiterId: string; companyId: string };

/** Adds a member; false when the recruiter already has a company, which the primary key of the table ensures. */
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

/**
 * Ends a membership. The recruiter's own lists for the company are deleted; notes for colleagues stay, and so do the
 * searches and lists that were shared, which are then the company's.
 */
export async function endMembership(trx: Trx, { recruiterId, companyId }: Place): Promise<void> {
  await leaveShared(trx, { recruiterId, companyId });
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

async function leaveShared(trx: Trx, { recruiterId, companyId }: Place): Promise<void> {
  await trx
    .updateTable('savedSearches')
    .set({ recruiterId: null })
    .where('recruiterId', '=', recruiterId)
    .where('companyId', '=', companyId)
    .where('sharedAt', 'is not', null)
    .execute();
  // What colleagues share is read by members only.
  await trx.deleteFrom('savedSearchReaders').where('recruiterId', '=', recruiterId).execute();
  const lists = { authorId: recruiterId, companyId };
  await trx
    .deleteFrom('profileLists')
    .where((where) => where.and({ ...lists, shared: false }))
    .execute();
  await trx
    .updateTable('profileLists')
    .set({ authorId: null })
    .where((where) => where.and(lists))
    .execute();
}

/** Reloads the open pages of the team and of the recruiter. */
export async function notifyTeam(trx: Trx, { recruiterId, companyId }: Place): Promise<void> {
  await notify(trx, `company:${companyId}`, { kind: 'company' });
  await notify(trx, `user:${recruiterId}`, { kind: 'company' });
}
