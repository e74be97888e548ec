import type { JobSearchState } from '../profile/cards/job-search.ts';
import type { Member, Viewer } from '../viewer.ts';
import { isAdministrator, isDeveloper, isMember, isValidatedMember } from './roles.ts';

/** The flags of a recruiter's entry in the company. */
export type RecruiterFlags = { admin: boolean; intros: boolean };

/** docs/product/contact.md, Right to start conversations: a choice of the company. */
export const mayStartConversations = ({ admin, intros }: RecruiterFlags): boolean => admin || intros;

/** docs/product/contact.md, Permission denied: a member without the right is told whom to ask. */
export function canAskForRight(viewer: Viewer): viewer is Member {
  return isMember(viewer);
}

/** docs/product/contact.md, Permission denied: a member without the right is led to that page. */
export function lacksConversationRight(viewer: Viewer): viewer is Member {
  return isMember(viewer) && !mayStartConversations(viewer.membership);
}

/** docs/product/contact.md, A company without validation: its members are led to what happens next. */
export function lacksValidation(viewer: Viewer): viewer is Member {
  return isMember(viewer) && !isValidatedMember(viewer);
}

/** docs/product/contact.md, Right to start conversations: start, answer, read and act for the company. */
export function canTalkForCompany(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer) && mayStartConversations(viewer.membership);
}

/** docs/product/contact.md, Contact outcome: a member asks; the outcome says whether the request is accepted. */
export function canAskForContact(viewer: Viewer): viewer is Member {
  return isMember(viewer);
}

/** docs/product/contact.md, The start dialog: read by recruiters of validated companies. */
export function canReadContactOptions(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/contact.md, Assigned job: every recruiter of a validated company. */
export function canAssignJob(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/contact.md, The developer's conversations. */
export function canReadOwnConversations(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/contact.md, Right to start conversations: one of the two sides of a conversation. */
export function canHaveConversations(viewer: Viewer): boolean {
  return canReadOwnConversations(viewer) || canTalkForCompany(viewer);
}

/** docs/product/contact.md, Requests read by the team: administrators release or cancel a request. */
export function canReviewIntroductions(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** The introductions that a viewer acts on: as the team, as the developer, or for the company. */
export type IntroductionSide =
  | { kind: 'admin'; whose: Record<never, never> }
  | { kind: 'developer'; whose: { developerId: string } }
  | ({ kind: 'recruiter'; whose: { companyId: string } } & RecruiterFlags);

/** docs/product/contact.md, Transitions of an introduction; undefined: the viewer has no side. */
export function introductionSide(viewer: Viewer): IntroductionSide | undefined {
  if (canReviewIntroductions(viewer)) return { kind: 'admin', whose: {} };
  if (viewer && canReadOwnConversations(viewer)) return { kind: 'developer', whose: { developerId: viewer.userId } };
  if (!isValidatedMember(viewer)) return undefined;
  const { companyId, admin, intros } = viewer.membership;
  return { kind: 'recruiter', whose: { companyId }, admin, intros };
}

export type ActionBarFacts = {
  viewer: Viewer;
  jobSearchState: JobSearchState;
  disableIntroductions: boolean | null;
  /** The developer applied to the viewer's company (domain/contact/interaction.ts, bypass). */
  applied: boolean;
};

/**
 * docs/product/contact.md, The action bar. disableIntroductions === false: the developer is not searching, but accepts
 * requests. Who applied is answered in every state.
 */
export function showsActionBar({ viewer, jobSearchState, disableIntroductions, applied }: ActionBarFacts): boolean {
  if (!canAskForContact(viewer)) return false;
  return applied || jobSearchState !== 'not_searching' || disableIntroductions === false;
}
