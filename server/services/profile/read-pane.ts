import { canSearchLibrary } from '../../../domain/permissions/library.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import type { ProfileView } from './profile-view.ts';
import { readProfile } from './read-profile.ts';

/** A profile beside the list of the CV library, or why it is not shown. */
export type Pane =
  | ({ kind: 'profile' } & Pick<ProfileView, 'developerId' | 'alias' | 'name' | 'viewer' | 'cards'>)
  | { kind: 'overQuota' }
  /** The request came from another site: it may not use up a view. */
  | { kind: 'unopened' };

/**
 * docs/product/library.md, The preview pane: exactly what the page of the profile would show, with the same check, and
 * counted as a view and a visit like opening it.
 */
export async function readPane(context: Context, developerId: string): Promise<Pane> {
  permit(context, canSearchLibrary);
  const profile = await readProfile(context, developerId);
  if (profile.kind === 'unopened') return { kind: 'unopened' };
  if (profile.kind === 'hidden' && profile.reason === 'quota_exceeded') return { kind: 'overQuota' };
  if (profile.kind !== 'profile') throw new NotFound();
  const { kind, alias, name, viewer, cards } = profile;
  return { kind, developerId: profile.developerId, alias, name, viewer, cards };
}
