import type { Member } from '../../../../domain/companies/last-admin.ts';
import { canReviewCompanies } from '../../../../domain/permissions/companies.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';

/** A company and its members, locked until the end of the transaction. */
export async function lockTeam(trx: Trx, companyId: string) {
  const company = await trx
    .selectFrom('companies')
    .select([
      'id',
      'name',
      'seoAlias',
      'version',
      'planId',
      'validatedAt',
      'refusedAt',
      'validationWithdrawnAt',
      'requestsReviewed',
      'logo',
      'logoHandle',
    ])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new NotFound();
  const members: Member[] = await trx
    .selectFrom('companyMembers')
    .select(['recruiterId', 'admin'])
    .where('companyId', '=', companyId)
    .execute();
  return { company, members };
}

/**
 * The same for an administrator of the company; checked again after the lock, because the right may have been removed
 * since.
 */
export async function lockOwnTeam(trx: Trx, viewer: SignedIn, companyId: string) {
  const team = await lockTeam(trx, companyId);
  const still = team.members.some(({ recruiterId, admin }) => admin && recruiterId === viewer.userId);
  if (!still && !canReviewCompanies(viewer)) throw new Forbidden();
  return team;
}
