import { dayOf } from '../../../domain/day.ts';
import { canEditProfile } from '../../../domain/permissions/profile.ts';
import { hiddenReason } from '../../../domain/profile/hidden-profile.ts';
import { type ViewerKind, viewerKind } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';
import type { HiddenProfile, ShortProfile } from './profile-view.ts';
import { type Developer, type Looking, lookAtDeveloper } from './read-developer.ts';
import { recordVisit } from './record-visit.ts';

export type Admitted = {
  kind: 'admitted';
  developer: Developer;
  viewer: ViewerKind;
  /** Whether this viewer may change the profile. */
  edits: boolean;
};

/** The door of everything that a profile shows: its page, its résumé, its files. Who comes in is counted. */
export async function admit(context: Context, aliasOrId: string): Promise<Admitted | HiddenProfile | ShortProfile> {
  const { viewer, locale } = context;
  const looking = recruiterOf(context);
  const developer = await lookAtDeveloper(context, aliasOrId, locale, looking);
  const kind = viewerKind(viewer, developer?.id ?? '');
  const reason = hiddenReason(kind, {
    exists: developer !== undefined,
    disabled: developer?.disabled ?? false,
    ...(developer?.sight ? { company: { ...developer.sight, validated: viewer?.membership?.validated ?? false } } : {}),
  });
  if (reason || !developer) return { kind: 'hidden', reason: reason ?? 'no_profile' };
  const edits = canEditProfile(viewer, developer.id);
  if (developer.isShort && !edits) return { kind: 'short' };
  if (looking) await recordVisit(context, looking, developer.id, developer.sight?.lastVisit ?? null);
  return { kind: 'admitted', developer, viewer: kind, edits };
}

function recruiterOf({ viewer, ports }: Context): Looking | undefined {
  if (viewer?.role !== 'RECRUITER' || !viewer.membership) return undefined;
  const { companyId, planId } = viewer.membership;
  return { recruiterId: viewer.userId, companyId, planId, day: dayOf(ports.clock.now()) };
}
