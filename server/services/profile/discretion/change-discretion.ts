import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { canChooseDiscretion } from '../../../../domain/permissions/profile.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { refreshProfiles } from '../../library/refresh-profiles.ts';

const mostBlocked = 200;

/** From now on this company cannot find, count or open the profile. Idempotent. */
export async function blockCompany(context: Context, companyId: string): Promise<void> {
  const { userId: developerId } = permit(context, canChooseDiscretion);
  if (!isId(companyId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('developers').select('id').where('id', '=', developerId).forUpdate().execute();
    const company = await trx.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
    if (!company) throw new NotFound();
    const blocked = await trx
      .selectFrom('blockedCompanies')
      .select('companyId')
      .where('developerId', '=', developerId)
      .where('companyId', '!=', companyId)
      .execute();
    if (blocked.length >= mostBlocked) throw new Invalid({ '': limitCode('tooManyRows', mostBlocked) });
    await trx
      .insertInto('blockedCompanies')
      .values({ developerId, companyId, createdAt: context.ports.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // docs/product/jobs.md, Followed companies: a blocked company is no longer followed, so its offers are not announced.
    await trx
      .deleteFrom('followedCompanies')
      .where('developerId', '=', developerId)
      .where('companyId', '=', companyId)
      .execute();
    await enqueueTask(trx, 'end-meetings', { companyId, developerId });
  });
}

export async function unblockCompany(context: Context, companyId: string): Promise<void> {
  const { userId: developerId } = permit(context, canChooseDiscretion);
  if (!isId(companyId)) throw new NotFound();
  await context.db
    .deleteFrom('blockedCompanies')
    .where('developerId', '=', developerId)
    .where('companyId', '=', companyId)
    .execute();
}

/** docs/product/profile.md, Discretion: hidden from the current employer by default. */
export async function hideFromEmployer(context: Context, hide: boolean): Promise<void> {
  const { userId: developerId } = permit(context, canChooseDiscretion);
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('developers').set({ hideFromEmployer: hide }).where('id', '=', developerId).execute();
    // The update date stays: hiding from the employer does not make the profile more recent.
    await refreshProfiles(trx, [developerId]);
  });
}
