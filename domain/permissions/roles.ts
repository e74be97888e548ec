import type { Member, Viewer } from '../viewer.ts';

/**
 * The only file that compares the role of a viewer. Only the other files of this folder import it: all other code asks
 * for a named permission, so that a rule has one place.
 */
export const isAdministrator = (viewer: Viewer): boolean => viewer?.role === 'ADMIN';
export const isDeveloper = (viewer: Viewer): boolean => viewer?.role === 'DEVELOPER';
export const isRecruiter = (viewer: Viewer): boolean => viewer?.role === 'RECRUITER';

/** A recruiter with a company, validated or not. */
export const isMember = (viewer: Viewer): viewer is Member => isRecruiter(viewer) && viewer?.membership !== undefined;

/** A recruiter whose company the team has validated. */
export const isValidatedMember = (viewer: Viewer): viewer is Member => isMember(viewer) && viewer.membership.validated;

export const isMemberOf = (viewer: Viewer, companyId: string): viewer is Member =>
  isMember(viewer) && viewer.membership.companyId === companyId;

export const isSelf = (viewer: Viewer, userId: string | null): boolean =>
  viewer !== undefined && viewer.userId === userId;
