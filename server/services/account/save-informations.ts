import {
  changedOnly,
  type DeveloperAccount,
  type DeveloperInformations,
} from '../../../domain/account/informations.ts';
import { isId } from '../../../domain/id.ts';
import { canEditDeveloperNames, canEditInformationOfDevelopers } from '../../../domain/permissions/account.ts';
import { canHaveRecruiterPage } from '../../../domain/permissions/companies.ts';
import { displayNameOf, type NameLevel } from '../../../domain/profile/display-name.ts';
import { Forbidden, Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { type Context, permit, signedIn } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { renameRecruiter } from '../companies/recruiters/rename-recruiter.ts';
import { record } from '../moderation/audit/record.ts';
import { recomputeProfile } from '../profile/recompute-profile.ts';
import { rename } from '../profile/rename.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import { isTaken, replaceEmail } from './email/replace-email.ts';

/** Stores the viewer's own names, and a developer's telephone. The e-mail address is changed in change-email.ts. */
export async function saveInformations(
  context: Context,
  input: DeveloperInformations | { name: string },
): Promise<void> {
  const viewer = signedIn(context);
  if ('name' in input === canEditDeveloperNames(viewer)) throw new Forbidden();
  await context.db.transaction().execute(async (trx) => {
    const fields =
      'name' in input
        ? await storeName(trx, context, viewer.userId, input.name)
        : await storeDeveloper(trx, context, viewer.userId, input);
    await note(trx, viewer.userId, viewer.userId, fields);
  });
}

/**
 * An administrator stores a developer's information, including the address; the old and the new address are informed.
 */
export async function saveDeveloperInformations(
  context: Context,
  developerId: string,
  { email, ...input }: DeveloperAccount,
): Promise<void> {
  const viewer = permit(context, canEditInformationOfDevelopers);
  if (!isId(developerId)) throw new NotFound();
  try {
    await context.db.transaction().execute(async (trx) => {
      const fields = await storeDeveloper(trx, context, developerId, input);
      await note(trx, viewer.userId, developerId, fields);
      const user = await trx
        .selectFrom('users')
        .select(['id', 'email', 'name', 'locale'])
        .where('id', '=', developerId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // Not edited in the form: the address may have been changed by another user since.
      if (user.email === email || input.was?.email === email) return;
      const person = { ...user, locale: user.locale as Locale };
      const key = context.ports.random.id();
      await replaceEmail(trx, context, { person, email, actorId: viewer.userId, key });
      const reader = { ...person, email };
      await queueEmail(trx, context.config, { template: 'email-set', user: reader, data: {}, key: `email-set:${key}` });
    });
  } catch (error) {
    throw isTaken(error) ? new Invalid({ email: 'emailTaken' }) : error;
  }
}

/** Stores the fields that differ and returns their names. */
async function storeDeveloper(
  trx: Trx,
  context: Context,
  developerId: string,
  { was = {}, ...sent }: DeveloperInformations,
): Promise<string[]> {
  const before = await trx
    .selectFrom('developers')
    .innerJoin('developerConfidential as own', 'own.developerId', 'developers.id')
    .select(['own.firstName', 'own.lastName', 'own.phoneNumber as phone', 'own.nameVisibility', 'own.nickName'])
    .where('developers.id', '=', developerId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new NotFound();
  const { firstName: first, lastName: last, phone: number } = before;
  const next = changedOnly({ firstName: first, lastName: last, phone: number }, sent, was);
  const fields = (['firstName', 'lastName', 'phone'] as const).filter((field) => before[field] !== next[field]);
  if (fields.length === 0) return fields;
  const { firstName, lastName, phone: phoneNumber } = next;
  await trx
    .updateTable('developerConfidential')
    .set({ firstName, lastName, phoneNumber })
    .where('developerId', '=', developerId)
    .execute();
  const renamed = fields.some((field) => field !== 'phone');
  const level = before.nameVisibility as NameLevel;
  if (renamed && level !== 'nickName') {
    await rename({ trx, context, developerId }, displayNameOf({ ...next, level, nickName: before.nickName }));
  }
  // The about card shows the same names: its version is raised, so that an older form is refused.
  await recomputeProfile(trx, context, developerId, ...(renamed ? ['about'] : []));
  return fields;
}

async function storeName(trx: Trx, context: Context, userId: string, name: string): Promise<string[]> {
  const changed = await trx
    .updateTable('users')
    .set({ name, updatedAt: context.ports.clock.now() })
    .where('id', '=', userId)
    .where('name', '!=', name)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return [];
  // A recruiter has a page with this name; an administrator has none.
  if (canHaveRecruiterPage(context.viewer)) await renameRecruiter(trx, context, userId, name);
  return ['name'];
}

/** Records who changed which fields of which user, never the values. */
async function note(trx: Trx, actorId: string, userId: string, fields: string[]): Promise<void> {
  if (fields.length === 0) return;
  await record(trx, {
    actorId,
    action: 'informations-changed',
    subjectKind: 'user',
    subjectId: userId,
    data: { fields },
  });
  await notify(trx, `user:${userId}`, { kind: 'profile' });
}
