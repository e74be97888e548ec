import { isId } from '../../../domain/id.ts';
import { canModerate } from '../../../domain/permissions/moderation.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';

/** Only administrators. Checked before the id, so that other users cannot learn whether a profile exists. */
export function permitModerator(context: Context, developerId?: string): SignedIn {
  const viewer = permit(context, canModerate);
  if (developerId !== undefined && !isId(developerId)) throw new NotFound();
  return viewer;
}
