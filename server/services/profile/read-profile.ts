import { dayOf } from '../../../domain/day.ts';
import { canEditProfile, canOpenDeveloperSettings } from '../../../domain/permissions/profile.ts';
import { cardTypes } from '../../../domain/profile/card.ts';
import { guide } from '../../../domain/profile/completeness.ts';
import { hiddenReason } from '../../../domain/profile/hidden-profile.ts';
import { isHidden, isPublic, readVisibility, viewerKind } from '../../../domain/profile/visibility.ts';
import { canDownload } from '../../../domain/resume/rights.ts';
import type { Context } from '../../context.ts';
import { profileFacts } from './profile-facts.ts';
import type { HiddenProfile, ProfileView, ShortProfile } from './profile-view.ts';
import { type Looking, lookAtDeveloper } from './read-developer.ts';
import { recordVisit } from './record-visit.ts';
import { showCards } from './show-cards.ts';

/**
 * A developer's page as this viewer may see it. Whoever may edit it can also ask to see it as the public does, to know
 * what they show.
 */
export async function readProfile(
  context: Context,
  aliasOrId: string,
  { asPublic = false } = {},
): Promise<ProfileView | HiddenProfile | ShortProfile> {
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

  const visibility = readVisibility(developer.visibility);
  const seenAs = edits && asPublic ? 'anonymous' : kind;
  const changes = edits && !asPublic;
  const cards = showCards(context, seenAs, developer);
  const full = canDownload({ viewerKind: seenAs, planId: viewer?.membership?.planId });
  return {
    kind: 'profile',
    developerId: developer.id,
    // The address has the name in it: whoever may not know the one does not get the other.
    alias: (cards.about && developer.seoAlias) || developer.id,
    name: cards.about ? developer.displayName : undefined,
    viewer: seenAs,
    can: { edit: changes, openSettings: changes && canOpenDeveloperSettings(viewer) },
    ...(changes
      ? {
          isShort: developer.isShort,
          disabled: developer.disabled,
          published: developer.validationStatus === 'published',
        }
      : {}),
    preview: edits && asPublic,
    listed: isPublic(visibility, 'about') && !developer.isShort,
    cards,
    hiddenCards: changes ? cardTypes.filter((card) => isHidden(visibility, card)) : undefined,
    guide: changes && kind === 'owner' ? guide(profileFacts(developer)) : undefined,
    ...(full && developer.cv ? { cv: developer.cv } : {}),
  };
}

function recruiterOf({ viewer, ports }: Context): Looking | undefined {
  if (viewer?.role !== 'RECRUITER' || !viewer.membership) return undefined;
  const { companyId, planId } = viewer.membership;
  return { recruiterId: viewer.userId, companyId, planId, day: dayOf(ports.clock.now()) };
}
