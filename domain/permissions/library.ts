import type { NoteKind } from '../library/notes/note.ts';
import type { Visibility } from '../profile/visibility.ts';
import type { Member, Viewer } from '../viewer.ts';
import { canTalkForCompany } from './contact.ts';
import { canKnowAlias, canOpenProfiles, type ProfileFacts } from './profile.ts';
import { isAdministrator, isMember, isMemberOf, isRecruiter, isSelf, isValidatedMember } from './roles.ts';

/** The access of a viewer to the CV library: open, not open yet (with the reason), or refused. */
export type LibraryAccess = 'open' | 'noCompany' | 'pending' | 'declined' | 'refused';

/** docs/product/library.md, Who reaches the library: the company must be validated by the team. */
export function libraryAccess(viewer: Viewer): LibraryAccess {
  if (isAdministrator(viewer) || isValidatedMember(viewer)) return 'open';
  if (!isRecruiter(viewer)) return 'refused';
  if (!isMember(viewer)) return 'noCompany';
  return viewer.membership.refused ? 'declined' : 'pending';
}

/** docs/product/library.md, Permissions of the library: searching, also with a pasted advertisement. */
export function canSearchLibrary(viewer: Viewer): boolean {
  return libraryAccess(viewer) === 'open';
}

/** docs/product/library.md, Permissions of the library: favourites, visited profiles and saved searches. */
export function canKeepLists(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** A search or a list of people of a company: who made it, null once they have left, and whether colleagues see it. */
export type KeptForCompany = { authorId: string | null; companyId: string; shared: boolean };

/** docs/product/library.md, Sharing in the company: one's own, and what colleagues share. */
export function canSeeKept(viewer: Viewer, { authorId, companyId, shared }: KeptForCompany): viewer is Member {
  return isMemberOf(viewer, companyId) && canKeepLists(viewer) && (shared || isSelf(viewer, authorId ?? ''));
}

/** docs/product/library.md, Sharing in the company: the author, and administrators of the company what is shared. */
export function canChangeKept(viewer: Viewer, kept: KeptForCompany): viewer is Member {
  return canSeeKept(viewer, kept) && (isSelf(viewer, kept.authorId ?? '') || viewer.membership.admin);
}

/** docs/product/library.md, Notes: for signed-in viewers who may open the profile and see its name. */
export function canReadNotes(viewer: Viewer, profile: ProfileFacts & { visibility: Visibility }): boolean {
  return viewer !== undefined && canKnowAlias(viewer, profile);
}

/** docs/product/library.md, Notes: those of the company are for recruiters of validated companies. */
export function canWriteCompanyNotes(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/moderation.md, Recommendations of the team: written by administrators. */
export function canWriteTeamNotes(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** The notes that this viewer writes from a profile. */
export function notesWrittenBy(viewer: Viewer): NoteKind | undefined {
  if (canWriteTeamNotes(viewer)) return 'team';
  return canWriteCompanyNotes(viewer) ? 'company' : undefined;
}

/** docs/product/library.md, Reporting a profile: everyone who may open profiles, visitors included, but not its owner. */
export function canReportProfile(viewer: Viewer, developerId: string): boolean {
  return canOpenProfiles(viewer) && !isSelf(viewer, developerId);
}

/** docs/product/library.md, Who reaches the library: recruiters open the selection page, or its explanation. */
export function canOpenSelectionPage(viewer: Viewer): boolean {
  return isRecruiter(viewer);
}

/** docs/product/library.md, Who may have a selection: a recruiter who lost the right can still remove people. */
export function canRemoveFromSelection(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/library.md, Who may have a selection; the plan is read at the moment of the action. */
export function canSelect(viewer: Viewer): viewer is Member {
  return canTalkForCompany(viewer);
}
