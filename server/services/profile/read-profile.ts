import { isId } from '../../../domain/id.ts';
import { pathTo } from '../../../domain/paths.ts';
import { canReportProfile, notesWrittenBy } from '../../../domain/permissions/library.ts';
import {
  canAskForBoost,
  canOpenDeveloperSettings,
  seesCard,
  type ViewerKind,
  viewerKind,
} from '../../../domain/permissions/profile.ts';
import { downloadsFor } from '../../../domain/permissions/resume.ts';
import { publicLink } from '../../../domain/profile/address/public-link.ts';
import { cardTypes } from '../../../domain/profile/cards/card.ts';
import { guide } from '../../../domain/profile/completeness.ts';
import { isPublic, readVisibility, type Visibility } from '../../../domain/profile/visibility.ts';
import type { Context } from '../../context.ts';
import { authoriseProfile } from './authorise-profile.ts';
import { contactView } from './contact-view.ts';
import { type PreviewWish, readPreview } from './preview/read-preview.ts';
import { profileFacts } from './profile-facts.ts';
import type { HiddenProfile, ProfileView, ShortProfile, UnopenedProfile } from './profile-view.ts';
import type { Developer, ViewerRelation } from './read-developer.ts';
import { showCards } from './show-cards.ts';

/** A developer's page as this viewer may see it. A viewer who may edit it can also preview what others see. */
export async function readProfile(
  context: Context,
  aliasOrId: string,
  { wish }: { wish?: PreviewWish | undefined } = {},
): Promise<ProfileView | HiddenProfile | ShortProfile | UnopenedProfile> {
  const authorised = await authoriseProfile(context, aliasOrId);
  if (authorised.kind !== 'authorised') return authorised;
  const { developer, relation, edits } = authorised;

  const visibility = readVisibility(developer.visibility);
  const previewed = edits && wish ? await readPreview(context, developer, wish) : undefined;
  const preview = previewed?.preview;
  const viewer = previewed ? previewed.viewer : context.viewer;
  const kind = viewerKind(viewer, developer.id);
  const changes = edits && !preview;
  const planId = viewer?.membership?.planId;
  const visitorId = context.viewer?.userId;
  const shown = !preview || preview.access === 'open';
  const cards = shown ? await showCards(context, { viewerKind: kind, planId, visitorId }, developer) : {};
  const downloads = downloadsFor(viewer, kind);
  return {
    kind: 'profile',
    developerId: developer.id,
    // The alias contains the name, so a viewer who may not see the name gets the id.
    alias: (cards.about && developer.seoAlias) || developer.id,
    ...(isId(aliasOrId) || aliasOrId === developer.seoAlias ? {} : { moved: true }),
    name: cards.about ? developer.displayName : undefined,
    viewer: kind,
    can: {
      edit: changes,
      openSettings: changes && canOpenDeveloperSettings(viewer),
      import: changes && kind === 'owner',
      boost: !preview && canAskForBoost(viewer, developer.id),
      report: !preview && canReportProfile(viewer, developer.id),
      writeNotes: preview ? undefined : notesWrittenBy(viewer),
      ...(preview ? { download: undefined, anonymise: false } : downloads),
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
    ...(preview ? { preview } : {}),
    listed: isPublic(visibility, 'about') && !developer.isShort,
    cards,
    achievements: !preview && hasAchievements(kind, developer, visibility.all),
    hiddenCards: changes ? cardTypes.filter((card) => !isPublic(visibility, card)) : undefined,
    keptFromRecruiters: changes ? cardTypes.filter((card) => !seesCard('recruiter', visibility, card)) : undefined,
    ...(changes && kind === 'owner' ? { link: linkOf(context, developer, visibility) } : {}),
    guide: changes && kind === 'owner' ? guide(profileFacts(developer)) : undefined,
    ...(shown && downloads.download === 'allowed' && developer.cv ? { cv: developer.cv } : {}),
  };
}

function linkOf({ config, locale }: Context, developer: Developer, visibility: Visibility) {
  const shows = publicLink({ ...developer, visibility, hidesFromCompany: false });
  // The id tells nothing of a person, and stays when the name changes.
  const alias = (shows === 'named' && developer.seoAlias) || developer.id;
  return { url: new URL(pathTo(locale, 'profile', { alias }), config.BASE_URL).href, shows };
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
