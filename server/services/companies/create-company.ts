import { newCompanySchema } from '../../../domain/companies/company.ts';
import { canChooseCompany } from '../../../domain/permissions/companies.ts';
import { Conflict, Forbidden } from '../../../domain/refusals.ts';
import { checked } from '../../checked.ts';
import { type Context, signedIn } from '../../context.ts';
import { record } from '../moderation/audit/record.ts';
import { logoFor } from '../profile/avatars/render-logo.ts';
import { storePlaces } from '../profile/store-places.ts';
import { consume, limits } from '../shared/limits/consume.ts';
import { freeCompanyAlias } from './name-company.ts';
import { addMember } from './team/membership.ts';

/** Creates a company that waits for validation; its creator becomes its administrator. */
export async function createCompany(context: Context, given: unknown): Promise<{ alias: string }> {
  const viewer = signedIn(context);
  if (!canChooseCompany(viewer)) throw new Forbidden();
  const { name, website, place, staffCount } = checked(newCompanySchema, given);
  await consume(context.db, limits.companyByAccount, viewer.userId);
  return context.db.transaction().execute(async (trx) => {
    await storePlaces({ trx, context }, [{ field: 'place', placeId: place.placeId }]);
    const alias = await freeCompanyAlias(trx, context, name, null);
    const now = context.ports.clock.now();
    const { id } = await trx
      .insertInto('companies')
      .values({
        name,
        website,
        staffCount,
        placeId: place.placeId,
        seoAlias: alias,
        logo: JSON.stringify(logoFor(name)),
        createdAt: now,
        updatedAt: now,
        askedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The recruiter may have joined another company meanwhile, in another tab.
    const member = { recruiterId: viewer.userId, companyId: id, admin: true, intros: true };
    if (!(await addMember(trx, context, member))) throw new Conflict();
    await record(trx, { actorId: viewer.userId, action: 'company.create', subjectKind: 'company', subjectId: id });
    return { alias };
  });
}
