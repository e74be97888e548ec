import type { Context } from '../../context.ts';
import type { ProfileView } from '../profile/profile-view.ts';
import { readProfile } from '../profile/read-profile.ts';
import { permitModerator } from './permit.ts';

/** A profile as the team reads it beside the queue. */
export type Review = Pick<ProfileView, 'developerId' | 'alias' | 'name' | 'viewer' | 'cards'>;

/**
 * It counts as opened by this administrator, like the page of the profile; also when it was loaded ahead.
 * Undefined when it no longer exists.
 */
export async function readReview(context: Context, developerId: string): Promise<Review | undefined> {
  permitModerator(context, developerId);
  const profile = await readProfile(context, developerId);
  if (profile.kind !== 'profile') return undefined;
  const { alias, name, viewer, cards } = profile;
  return { developerId, alias, name, viewer, cards };
}
