import { canModerate } from '../../../domain/permissions/moderation.ts';
import type { Context } from '../../context.ts';
import { readSelection, type Selection } from '../library/selection/read-selection.ts';
import { type Moderation, readModeration } from '../moderation/read-moderation.ts';
import type { ProfileView } from './profile-view.ts';

export type ProfileActions = {
  /** For recruiters who choose several people to write to. */
  selection: Selection | undefined;
  /** For administrators. */
  moderation: Moderation | undefined;
};

/** What the actions in the head of a profile need besides the profile, for every section. */
export async function readActions(
  context: Context,
  { developerId, can }: Pick<ProfileView, 'developerId' | 'can'>,
): Promise<ProfileActions> {
  const selection = await readSelection(context, [developerId]);
  const moderation =
    canModerate(context.viewer) && can.openSettings ? await readModeration(context, developerId) : undefined;
  return { selection, moderation };
}
