import { isEmployer } from '../library/employer.ts';
import type { CardType } from '../profile/cards/card.ts';
import { isKeptFromRecruiters, isPublic, type Visibility } from '../profile/visibility.ts';
import type { Member, Viewer } from '../viewer.ts';
import { isAdministrator, isDeveloper, isMember, isRecruiter, isSelf, isValidatedMember } from './roles.ts';

/** docs/product/profile.md, Permissions: the owner and administrators edit cards, hide them and choose what is shown. */
export function canEditProfile(viewer: Viewer, developerId: string): boolean {
  return isSelf(viewer, developerId) || isAdministrator(viewer);
}

/** docs/product/profile.md, Settings of a developer, for administrators. */
export function canOpenDeveloperSettings(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/profile.md, Discretion: developers for themselves, never the team. */
export function canChooseDiscretion(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/profile.md, Boost: only the owner asks for the call, never the team in their name. */
export function canAskForBoost(viewer: Viewer, developerId: string): boolean {
  return isSelf(viewer, developerId);
}

/** docs/product/profile.md, Who looked at my profile: developers, about their own profile. */
export function canSeeOwnVisits(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/profile.md, Hidden profiles: a recruiter opens profiles once the company is validated. */
export function canOpenProfiles(viewer: Viewer): boolean {
  return !isRecruiter(viewer) || isValidatedMember(viewer);
}

/** docs/product/profile.md, Visits and views of a profile: what a recruiter opens counts as a view of the company. */
export function canUseViews(viewer: Viewer): viewer is Member {
  return isMember(viewer);
}

/** What decides who may open a profile; `hidesFromCompany` is about the company of the viewer. */
export type ProfileFacts = { id: string; disabled: boolean; isShort: boolean; hidesFromCompany: boolean };

export type ProfileAccess = 'open' | 'short' | 'unknown' | 'companyNotValidated';

/** docs/product/profile.md, Hidden profiles and Short profiles: the first rule that applies decides. */
export function profileAccess(viewer: Viewer, profile: ProfileFacts | undefined): ProfileAccess {
  // First of all: such a recruiter must not learn from the answer which addresses have a profile.
  if (!canOpenProfiles(viewer)) return 'companyNotValidated';
  if (!profile) return 'unknown';
  if (canEditProfile(viewer, profile.id)) return 'open';
  // Other viewers must not learn that a profile was disabled, or that the developer hides from their company.
  if (profile.disabled || profile.hidesFromCompany) return 'unknown';
  return profile.isShort ? 'short' : 'open';
}

/** docs/product/profile.md, Permissions: open a profile. Every service that shows a profile or a part of it asks this. */
export function canOpenProfile(viewer: Viewer, profile: ProfileFacts | undefined): boolean {
  return profileAccess(viewer, profile) === 'open';
}

/**
 * docs/product/profile.md, Addresses of profiles: the alias is made from the name. Where the name is not shown, the
 * alias must look unknown, otherwise names could be tried one after the other. An id reveals nothing.
 */
export function canKnowAlias(viewer: Viewer, profile: ProfileFacts & { visibility: Visibility }): boolean {
  return canOpenProfile(viewer, profile) && seesCard(viewerKind(viewer, profile.id), profile.visibility, 'about');
}

/**
 * docs/product/library.md, Hidden from a company: blocked by the developer, or the current employer. `employers` is
 * empty when the developer does not hide from employers.
 */
export function hidesFromCompany(hiding: { blocked: boolean; company: string | null; employers: string[] }): boolean {
  return hiding.blocked || (hiding.company !== null && isEmployer(hiding.company, hiding.employers));
}

export type ViewerKind = 'owner' | 'admin' | 'recruiter' | 'developer' | 'anonymous';

/** docs/product/profile.md, Who sees a card: what a viewer is to this profile. */
export function viewerKind(viewer: Viewer, developerId: string): ViewerKind {
  if (!viewer) return 'anonymous';
  if (isSelf(viewer, developerId)) return 'owner';
  if (isAdministrator(viewer)) return 'admin';
  return isRecruiter(viewer) ? 'recruiter' : 'developer';
}

/** docs/product/profile.md, Who sees a card: the only rule for pages, data and documents. */
export function seesCard(kind: ViewerKind, visibility: Visibility, card: CardType): boolean {
  switch (kind) {
    case 'owner':
    case 'admin':
      return true;
    case 'recruiter':
      // The personal card has its own setting, which does not depend on the switch of the public profile.
      if (card === 'personal') return visibility.cards.personal?.all === true;
      return !isKeptFromRecruiters(visibility, card);
    case 'developer':
    case 'anonymous':
      return isPublic(visibility, card);
  }
}

/** docs/product/profile.md, Who sees a card: health data is never public, with any settings. */
export function seesHealth(kind: ViewerKind): boolean {
  return kind === 'owner' || kind === 'admin' || kind === 'recruiter';
}

/** docs/product/profile.md, Fields shown by choice: recruiters get a field that the owner shares, the public never. */
export function seesField(kind: ViewerKind, shared: boolean): boolean {
  return kind === 'owner' || kind === 'admin' || (kind === 'recruiter' && shared);
}

/** docs/product/profile.md, Who sees a card: the badge is for signed-in viewers. */
export function seesBadge(kind: ViewerKind): boolean {
  return kind !== 'anonymous';
}
