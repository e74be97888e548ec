import { isId } from '../../../../domain/id.ts';
import { canOpenDeveloperSettings } from '../../../../domain/permissions/profile.ts';
import { type ProfileState, profileState } from '../../../../domain/profile/state/profile-state.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';

export type DeveloperSettings = {
  developerId: string;
  alias: string;
  name: string;
  state: ProfileState;
  email: string;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  createdAt: string;
  lastUpdate: string;
};

/** The overview of a developer's settings for an administrator. */
export async function readDeveloperSettings(context: Context, developerId: string): Promise<DeveloperSettings> {
  permit(context, canOpenDeveloperSettings);
  const row = isId(developerId)
    ? await context.db
        .selectFrom('developers as d')
        .innerJoin('users as u', 'u.id', 'd.id')
        .select([
          'd.seoAlias',
          'd.displayName as name',
          'd.isShort',
          'd.disabledAt',
          'd.validationStatus',
          'd.jobSearchState',
          'd.unavailable',
          'd.lastUpdate',
          'u.email',
          'u.emailVerified',
          'u.twoFactorEnabled',
          'u.createdAt',
        ])
        .where('d.id', '=', developerId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  const {
    seoAlias,
    isShort,
    disabledAt,
    validationStatus,
    jobSearchState,
    unavailable,
    lastUpdate,
    createdAt,
    ...shown
  } = row;
  return {
    ...shown,
    developerId,
    alias: seoAlias ?? developerId,
    state: profileState({ isShort, disabled: disabledAt !== null, validationStatus, jobSearchState, unavailable }),
    createdAt: createdAt.toISOString(),
    lastUpdate: lastUpdate.toISOString(),
  };
}
