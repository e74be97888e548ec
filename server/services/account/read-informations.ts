import { isId } from '../../../domain/id.ts';
import { canEditInformationOfDevelopers } from '../../../domain/permissions/account.ts';
import { canChooseDiscretion } from '../../../domain/permissions/profile.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit, signedIn } from '../../context.ts';

export type Informations = {
  can: { chooseDiscretion: boolean };
  name: string;
  email: string;
  twoFactorEnabled: boolean;
  /** Set for developers only. */
  developer: { firstName: string; lastName: string; phone: string | null } | undefined;
  /** A new address that is not confirmed yet. */
  pending: { email: string; until: Date } | undefined;
};

/** The viewer's own information, for the settings page. */
export async function readInformations(context: Context): Promise<Informations> {
  const viewer = signedIn(context);
  const row = await context.db
    .selectFrom('users')
    .leftJoin('developerConfidential as own', 'own.developerId', 'users.id')
    .leftJoin('emailChanges as change', (join) =>
      join.onRef('change.userId', '=', 'users.id').on('change.expiresAt', '>', context.ports.clock.now()),
    )
    .select(['users.name', 'users.email', 'own.firstName', 'own.lastName', 'own.phoneNumber'])
    .select(['change.newEmail', 'change.expiresAt'])
    .where('users.id', '=', viewer.userId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const { name, email, firstName, lastName, phoneNumber: phone, newEmail, expiresAt } = row;
  return {
    can: { chooseDiscretion: canChooseDiscretion(viewer) },
    name,
    email,
    twoFactorEnabled: viewer.twoFactorEnabled,
    developer: firstName === null || lastName === null ? undefined : { firstName, lastName, phone },
    pending: newEmail === null || expiresAt === null ? undefined : { email: newEmail, until: expiresAt },
  };
}

/** The information of a developer, for an administrator. */
export async function readDeveloperInformations(context: Context, developerId: string) {
  permit(context, canEditInformationOfDevelopers);
  if (!isId(developerId)) throw new NotFound();
  const row = await context.db
    .selectFrom('developers')
    .innerJoin('users', 'users.id', 'developers.id')
    .innerJoin('developerConfidential as own', 'own.developerId', 'developers.id')
    .select(['developers.id', 'developers.displayName', 'users.email'])
    .select(['own.firstName', 'own.lastName', 'own.phoneNumber as phone'])
    .where('developers.id', '=', developerId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
