import { randomUUID } from 'node:crypto';
import type { PathKey } from '../../domain/paths.ts';
import { canActAs, canEditInformationOfDevelopers } from '../../domain/permissions/account.ts';
import { canPlay, canReadEverySession, canShareAchievement } from '../../domain/permissions/assessments.ts';
import { canConnectTool } from '../../domain/permissions/ats.ts';
import { canDeleteComment, canReportQuestion, questionRoles } from '../../domain/permissions/catalogue.ts';
import {
  canAskForPlan,
  canEditRecruiter,
  canManageCompany,
  canReviewCompanies,
  canSeeCompany,
  canSeeRecruiter,
  canSeeTeam,
} from '../../domain/permissions/companies.ts';
import {
  canAssignJob,
  canHaveConversations,
  canReadContactOptions,
  canReadOwnConversations,
  canReviewIntroductions,
  canTalkForCompany,
  introductionSide,
  lacksConversationRight,
  lacksValidation,
} from '../../domain/permissions/contact.ts';
import {
  canKeepJobs,
  canManageOffers,
  canManageOffersOf,
  canSeeApplicants,
  canTakeDownOffers,
  jobVisibility,
} from '../../domain/permissions/jobs.ts';
import { canKeepLists, canReadNotes, canReportProfile, canWriteTeamNotes } from '../../domain/permissions/library.ts';
import { canModerate } from '../../domain/permissions/moderation.ts';
import {
  canAskForBoost,
  canEditProfile,
  canOpenDeveloperSettings,
  canOpenProfile,
  canOpenProfiles,
  viewerKind,
} from '../../domain/permissions/profile.ts';
import { canDownload } from '../../domain/permissions/resume.ts';
import type { Viewer } from '../../domain/viewer.ts';
import type { Outcome } from './access-table.ts';
import type { Asker, Owned } from './owned-objects.ts';

export type OwnedRow = {
  route: PathKey;
  /** What the row is about, if the route has several. */
  what?: string;
  params: (owned: Owned) => Record<string, string>;
  /** The command of a POST, as accepted by its schema, so that the permission decides; without it, a GET. */
  command?: (owned: Owned, asker: Asker) => object;
  /** The rule, from domain/permissions. */
  can: (viewer: Viewer, owned: Owned) => boolean;
  allowed: Outcome | ((viewer: Viewer) => Outcome);
  refused: Outcome | ((viewer: Viewer) => Outcome);
};

const unknownId = '00000000-0000-7000-8000-000000000000';
const developer = ({ developerId }: Owned) => ({ developerId });
const company = ({ companyId }: Owned) => ({ companyId });
const introduction = ({ introductionId }: Owned) => ({ introductionId });
/** A page leads a visitor to the sign-in page; a resource answers 403. */
const page = (refused: Outcome) => (viewer: Viewer) => (viewer ? refused : 'signIn');

const profileOf = ({ developerId: id }: Owned) => ({
  ...{ id, disabled: false, isShort: false, hidesFromCompany: false },
  visibility: { all: true, cards: { about: { all: true }, tests: { all: true } } },
});
const ownIntroduction = (viewer: Viewer, { companyId, developerId }: Owned) =>
  viewer?.userId === developerId || viewer?.membership?.companyId === companyId;

/** Every route with an object, for its owner, others of the same role, and every other kind of viewer. */
export const owned: OwnedRow[] = [
  {
    route: 'profile',
    params: ({ developerId }) => ({ alias: developerId }),
    can: (viewer, made) => canOpenProfile(viewer, profileOf(made)),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'achievements',
    params: ({ developerId }) => ({ alias: developerId }),
    can: (viewer, made) => canOpenProfile(viewer, profileOf(made)),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'profileCard',
    params: (made) => ({ ...developer(made), card: 'about' }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'profileCard',
    what: 'hiding a card',
    params: (made) => ({ ...developer(made), card: 'about' }),
    command: () => ({ mode: 'hide', card: 'skills', hidden: true }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'boost',
    params: developer,
    can: (viewer, made) => canAskForBoost(viewer, made.developerId),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'developerInformations',
    params: developer,
    can: canEditInformationOfDevelopers,
    allowed: 200,
    refused: page(403),
  },
  { route: 'developerSettings', params: developer, can: canOpenDeveloperSettings, allowed: 200, refused: page(403) },
  { route: 'developerVisibility', params: developer, can: canOpenDeveloperSettings, allowed: 200, refused: page(403) },
  { route: 'developerDashboard', params: developer, can: canOpenDeveloperSettings, allowed: 200, refused: page(403) },
  {
    route: 'resume',
    params: (made) => ({ ...developer(made), file: 'resume.json' }),
    can: (viewer, made) =>
      viewer !== undefined &&
      canOpenProfile(viewer, profileOf(made)) &&
      canDownload({ viewerKind: viewerKind(viewer, made.developerId), planId: viewer.membership?.planId }),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'notes',
    params: developer,
    can: (viewer, made) => canReadNotes(viewer, profileOf(made)),
    allowed: 200,
    refused: (viewer) => (viewer ? 404 : 403),
  },
  {
    route: 'notes',
    what: 'a note of the team',
    params: developer,
    command: () => ({ action: 'delete', kind: 'team', id: unknownId }),
    can: (viewer, made) => canReadNotes(viewer, profileOf(made)) && canWriteTeamNotes(viewer),
    allowed: 200,
    refused: (viewer) => (canOpenProfiles(viewer) ? 403 : 404),
  },
  {
    route: 'favourite',
    params: developer,
    command: () => ({ favourite: false }),
    can: canKeepLists,
    allowed: 200,
    refused: 403,
  },
  {
    route: 'keptJob',
    params: ({ jobId }) => ({ jobId }),
    command: () => ({ kept: false }),
    can: canKeepJobs,
    allowed: 200,
    refused: 403,
  },
  {
    route: 'report',
    params: developer,
    command: () => ({ key: randomUUID(), reason: '' }),
    can: (viewer, made) => canReportProfile(viewer, made.developerId),
    allowed: 422,
    refused: 403,
  },
  { route: 'contactRequest', params: developer, can: canReadContactOptions, allowed: 200, refused: 403 },
  { route: 'assignedJob', params: developer, can: canAssignJob, allowed: 200, refused: 403 },
  {
    route: 'assignedJob',
    what: 'assigning',
    params: developer,
    command: () => ({ jobId: null }),
    can: canAssignJob,
    allowed: 200,
    refused: 403,
  },
  { route: 'moderation', params: developer, can: canModerate, allowed: 200, refused: 403 },
  { route: 'profileReview', params: developer, can: canModerate, allowed: 200, refused: 403 },
  {
    route: 'moderation',
    what: 'the boost',
    params: developer,
    command: () => ({ mode: 'boost', value: {} }),
    can: canModerate,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'actAs',
    params: ({ developerId }) => ({ userId: developerId }),
    can: (viewer, { developerId }) => canActAs(viewer, { userId: developerId, role: 'DEVELOPER' }),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'userTests',
    params: (made) => ({ ...developer(made), technologyId: 'react' }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'userTests',
    what: 'marking a technology',
    params: (made) => ({ ...developer(made), technologyId: 'react' }),
    command: () => ({ mode: 'mark', mark: 'pin', on: false }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'userAchievements',
    params: developer,
    command: () => ({ mode: 'seen', ids: [] }),
    can: (viewer, made) => canShareAchievement(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'testSession',
    params: ({ sessionId }) => ({ sessionId }),
    can: (viewer, made) => (canPlay(viewer) && viewer?.userId === made.developerId) || canReadEverySession(viewer),
    allowed: (viewer) => (canReadEverySession(viewer) ? 302 : 200),
    refused: (viewer) => (canPlay(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'sessionActions',
    params: ({ sessionId }) => ({ sessionId }),
    can: (viewer, made) => canPlay(viewer) && viewer?.userId === made.developerId,
    allowed: 200,
    refused: (viewer) => (canPlay(viewer) ? 404 : 403),
  },
  {
    route: 'adminTestSession',
    params: ({ sessionId, developerId }) => ({ sessionId, userId: developerId }),
    can: canReadEverySession,
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'contribution',
    params: ({ questionId }) => ({ questionId }),
    can: (viewer, made) => questionRoles(viewer, { authorId: made.developerId }).length > 0,
    allowed: 200,
    refused: page(404),
  },
  {
    route: 'contributionActs',
    params: ({ questionId }) => ({ questionId }),
    command: () => ({ mode: 'withdraw' }),
    can: (viewer, made) => questionRoles(viewer, { authorId: made.developerId }).length > 0,
    allowed: 409,
    refused: (viewer) => (viewer ? 404 : 403),
  },
  {
    route: 'questionFeedback',
    what: 'deleting a comment',
    params: ({ testId, questionId }) => ({ testId, questionId }),
    command: ({ comments }, asker) => ({ mode: 'deleteComment', commentId: comments[asker] }),
    can: (viewer, made) => canDeleteComment(viewer, { authorId: made.developerId }),
    allowed: 200,
    refused: (viewer) => (viewer ? 404 : 403),
  },
  {
    route: 'questionReport',
    params: ({ testId, questionId }) => ({ testId, questionId }),
    command: () => ({ mode: 'report', value: {} }),
    can: canReportQuestion,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'conversation',
    params: introduction,
    can: (viewer, made) => canReadOwnConversations(viewer) && viewer?.userId === made.developerId,
    allowed: 200,
    refused: (viewer) => (canReadOwnConversations(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'adminIntroduction',
    params: introduction,
    can: canReviewIntroductions,
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'candidate',
    params: developer,
    can: (viewer, made) => canTalkForCompany(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => {
      if (lacksValidation(viewer)) return 'developers';
      if (lacksConversationRight(viewer)) return 'permissionDenied';
      return canTalkForCompany(viewer) ? 404 : page(403)(viewer);
    },
  },
  {
    route: 'introduction',
    params: introduction,
    command: () => ({ act: 'refuse', word: null }),
    can: (viewer, made) =>
      introductionSide(viewer)?.kind === 'admin' ||
      (introductionSide(viewer) !== undefined && ownIntroduction(viewer, made)),
    allowed: 200,
    refused: (viewer) => (introductionSide(viewer) ? 404 : 403),
  },
  {
    route: 'conversationMessages',
    params: introduction,
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'conversationMessages',
    what: 'typing',
    params: introduction,
    command: () => ({ mode: 'typing' }),
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'company',
    params: ({ companyId }) => ({ alias: companyId }),
    can: (viewer, made) => canSeeCompany(viewer, { id: made.companyId, validated: true }),
    allowed: 200,
    refused: 404,
  },
  {
    route: 'company',
    what: 'that waits',
    params: ({ waitingCompanyId }) => ({ alias: waitingCompanyId }),
    can: (viewer, made) => canSeeCompany(viewer, { id: made.waitingCompanyId, validated: false }),
    allowed: 200,
    refused: 404,
  },
  {
    route: 'companyMembers',
    params: ({ companyId }) => ({ alias: companyId }),
    can: (viewer, made) => canSeeTeam(viewer, made.companyId),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'companyPage',
    params: company,
    can: (viewer, made) => canManageCompany(viewer, made.companyId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'companyPage',
    what: 'editing',
    params: company,
    command: () => ({ mode: 'edit', version: 0, value: {} }),
    can: (viewer, made) => canManageCompany(viewer, made.companyId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'companyTeam',
    params: company,
    command: () => ({ mode: 'remove', recruiterId: unknownId }),
    can: (viewer, made) => canManageCompany(viewer, made.companyId),
    allowed: 404,
    refused: 403,
  },
  {
    route: 'companyReview',
    params: company,
    command: () => ({ mode: 'refuse', value: {} }),
    can: canReviewCompanies,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'jobReview',
    params: ({ jobId }) => ({ jobId }),
    command: () => ({ mode: 'takeDown', value: {} }),
    can: canTakeDownOffers,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'companyPlan',
    params: company,
    command: () => ({ mode: 'request', value: {} }),
    can: (viewer, made) => canAskForPlan(viewer, made.companyId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'atsSettings',
    params: ({ companyId }) => ({ alias: companyId }),
    can: (viewer, made) => canConnectTool(viewer, made.companyId),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'companyAts',
    params: company,
    command: () => ({ mode: 'createKey', value: {} }),
    can: (viewer, made) => canConnectTool(viewer, made.companyId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'recruiter',
    params: ({ recruiterId }) => ({ alias: recruiterId }),
    can: (viewer, made) =>
      canSeeRecruiter(viewer, { id: made.recruiterId, company: { id: made.companyId, validated: true } }),
    allowed: 200,
    refused: 404,
  },
  {
    route: 'recruiterPage',
    params: ({ recruiterId }) => ({ recruiterId }),
    can: (viewer, made) => canEditRecruiter(viewer, made.recruiterId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'recruiterPage',
    what: 'editing',
    params: ({ recruiterId }) => ({ recruiterId }),
    command: () => ({ mode: 'edit', version: 0, value: {} }),
    can: (viewer, made) => canEditRecruiter(viewer, made.recruiterId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'job',
    what: 'a draft',
    params: ({ draftId }) => ({ alias: draftId }),
    can: (viewer, made) =>
      jobVisibility(viewer, { status: 'JOB_DRAFT', companyId: made.companyId, companyValidated: true }) === 'open',
    allowed: 200,
    refused: 404,
  },
  {
    route: 'managedJob',
    params: ({ draftId }) => ({ jobId: draftId }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : 403),
  },
  {
    route: 'managedJob',
    what: 'editing',
    params: ({ draftId }) => ({ jobId: draftId }),
    command: () => ({ mode: 'edit', version: 0, value: { title: 7 } }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 422,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : 403),
  },
  {
    route: 'managedJob',
    what: 'the alert for its profiles',
    params: ({ jobId }) => ({ jobId }),
    command: () => ({ mode: 'alertProfiles' }),
    can: (viewer, made) => canKeepLists(viewer) && canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canKeepLists(viewer) ? 404 : 403),
  },
  {
    route: 'confirmJob',
    params: ({ draftId }) => ({ jobId: draftId }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'jobApplicants',
    params: ({ jobId }) => ({ jobId }),
    can: (viewer, made) => canSeeApplicants(viewer) && canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canSeeApplicants(viewer) ? 404 : page(403)(viewer)),
  },
];

const content = 'content of the product, without an owner';
const team = 'only the team opens it: tests/attacks/access-table.ts has every role';

/** The routes with parameters that are not in the table above, and why. */
export const withoutOwner: Partial<Record<PathKey, string>> = {
  achievementWords: content,
  adminReport: team,
  adminSettings: team,
  allStarsPage: content,
  cv: 'read with the permission of the résumé: server/services/resume/documents/cv.test.ts',
  draftTest: content,
  importProfile: 'always into the own profile',
  jobSite: 'open to every visitor',
  leaderboard: content,
  leaderboardPage: content,
  lookups: content,
  outboxMessage: team,
  professionQuestions: content,
  professionQuestionsPage: content,
  seasonLeaderboard: content,
  seasonLeaderboardPage: content,
  settingsEntry: team,
  supportConversation: team,
  technologyMerge: team,
  technologyQuestions: content,
  technologyQuestionsPage: content,
  test: content,
  testCategory: content,
  testQuestion: 'open to every visitor once it is published',
};
