import { canReportProfile, notesWrittenBy } from '../../../domain/permissions/library.ts';
import { canAskForBoost, canOpenDeveloperSettings, type ViewerKind } from '../../../domain/permissions/profile.ts';
import { downloadsFor } from '../../../domain/permissions/resume.ts';
import { cardTypes } from '../../../domain/profile/cards/card.ts';
import { guide } from '../../../domain/profile/completeness.ts';
import { isHidden, isPublic, readVisibility } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';
import { authoriseProfile } from './authorise-profile.ts';
import { contactView } from './contact-view.ts';
import { profileFacts } from './profile-facts.ts';
import type { HiddenProfile, ProfileView, ShortProfile, UnopenedProfile } from './profile-view.ts';
import type { Developer, ViewerRelation } from './read-developer.ts';
import { showCards } from './show-cards.ts';

/** A developer's page as this viewer may see it. A viewer who may edit it can also preview what the public sees. */
export async function readProfile(
  context: Context,
  aliasOrId: string,
  { asPublic = false } = {},
): Promise<ProfileView | HiddenProfile | ShortProfile | UnopenedProfile> {
  const { viewer } = context;
  const authorised = await authoriseProfile(context, aliasOrId);
  if (authorised.kind !== 'authorised') return authorised;
  const { developer, relation, viewer: kind, edits } = authorised;

  const visibility = readVisibility(developer.visibility);
  const preview = edits && asPublic;
  const seenAs = preview ? 'anonymous' : kind;
  const changes = edits && !preview;
  const planId = viewer?.membership?.planId;
  const cards = await showCards(context, { viewerKind: seenAs, planId }, developer);
  const downloads = downloadsFor(viewer, seenAs);
  return {
    kind: 'profile',
    developerId: developer.id,
    // The alias contains the name, so a viewer who may not see the name gets the id.
    alias: (cards.about && developer.seoAlias) || developer.id,
    name: cards.about ? developer.displayName : undefined,
    viewer: seenAs,
    can: {
      edit: changes,
      openSettings: changes && canOpenDeveloperSettings(viewer),
      import: changes && kind === 'owner',
      boost: !preview && canAskForBoost(viewer, developer.id),
      report: !preview && canReportProfile(viewer, developer.id),
      writeNotes: preview ? undefined : notesWrittenBy(viewer),
      ...downloads,
    },
    ...(changes
      ? {
          isShort: developer.isShort,
          disabled: developer.disabled,
          published: developer.validationStatus === 'published',
        }
      : {}),
    ...(relation ? recruiterView(relation) : {}),
    ...(relation ? contactOf(context, developer, relation) : {}),
    preview,
    listed: isPublic(visibility, 'about') && !developer.isShort,
    cards,
    achievements: hasAchievements(seenAs, developer, visibility.all),
    hiddenCards: changes ? cardTypes.filter((card) => isHidden(visibility, card)) : undefined,
    guide: changes && kind === 'owner' ? guide(profileFacts(developer)) : undefined,
    ...(downloads.download === 'allowed' && developer.cv ? { cv: developer.cv } : {}),
  };
}

/** The owner and administrators can always open it, to see what can be earned. */
function hasAchievements(kind: ViewerKind, person: Developer, open: boolean): boolean {
  if (kind === 'owner' || kind === 'admin') return true;
  if (kind === 'recruiter') return person.achievements > 0;
  return open && (kind === 'developer' ? person.achievements : person.sharedAchievements) > 0;
}

/** The view that was just consumed is included. */
function recruiterView({ dailyLimit, seenToday, alreadySeen, ...relation }: ViewerRelation): Partial<ProfileView> {
  const { favourite, colleagues, superliked, liked, jobLikes } = relation;
  const used = seenToday + (alreadySeen ? 0 : 1);
  return {
    interactions: { favourite, colleagues, superliked, liked, applications: jobLikes.length },
    ...(dailyLimit === null ? {} : { viewsLeft: Math.max(0, dailyLimit - used) }),
  };
}

function contactOf({ viewer, ports }: Context, developer: Developer, relation: ViewerRelation): Partial<ProfileView> {
  const contact = contactView(viewer, developer, relation, ports.clock.now());
  return contact ? { contact } : {};
}
