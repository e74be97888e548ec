import { avatarPreviewAddress } from '../../app/pickers/avatar/avatar-address.ts';
import { type PathKey, paths } from '../../domain/paths.ts';
import { canActAsOthers, canEditInformationOfDevelopers } from '../../domain/permissions/account.ts';
import { canPlay, canReadEverySession } from '../../domain/permissions/assessments.ts';
import { canConnectTool } from '../../domain/permissions/ats.ts';
import { canContribute, canReportQuestion, canReviewQuestions } from '../../domain/permissions/catalogue.ts';
import {
  canEditRecruiter,
  canManageCompany,
  canReviewCompanies,
  canSeeTeam,
} from '../../domain/permissions/companies.ts';
import {
  canAskForRight,
  canAssignJob,
  canReadContactOptions,
  canReadOwnConversations,
  canReviewIntroductions,
  canTalkForCompany,
} from '../../domain/permissions/contact.ts';
import {
  canApply,
  canKeepJobs,
  canManageOffers,
  canOpenJobManager,
  canSeeApplicants,
  canTakeDownOffers,
} from '../../domain/permissions/jobs.ts';
import {
  canKeepLists,
  canOpenSelectionPage,
  canRemoveFromSelection,
  canReportProfile,
  canSearchLibrary,
  libraryAccess,
} from '../../domain/permissions/library.ts';
import { canModerate, canReadAudit, canSeeFairness, canSeeFigures } from '../../domain/permissions/moderation.ts';
import { viewers } from '../../domain/permissions/permission-table.fixture.ts';
import { canAskForHuman, canSeeOwnRankings } from '../../domain/permissions/privacy.ts';
import {
  canChooseDiscretion,
  canEditProfile,
  canOpenDeveloperSettings,
  canSeeOwnVisits,
} from '../../domain/permissions/profile.ts';
import { canOpenOutbox } from '../../domain/permissions/shell.ts';
import { defaultAvatar } from '../../domain/profile/avatar.ts';
import type { Viewer } from '../../domain/viewer.ts';

export type Who = 'anonymous' | 'developer' | 'recruiter' | 'admin';
export const everybody: Who[] = ['anonymous', 'developer', 'recruiter', 'admin'];

/** The result of a request: a status, or the name of the page that it is redirected to. */
export type Outcome = number | PathKey;

type Access = {
  /** Values for the parameters in the path, when it has some. */
  params?: Record<string, string>;
  get: Record<Who, Outcome>;
  /** The result of an empty form: refused before anything is written, or redirected. */
  post?: Record<Who, Outcome>;
};

const all = (outcome: Outcome): Record<Who, Outcome> => ({
  anonymous: outcome,
  developer: outcome,
  recruiter: outcome,
  admin: outcome,
});
const strangers = (anonymous: Outcome, signedIn: Outcome): Record<Who, Outcome> => ({ ...all(signedIn), anonymous });
/** The viewers of the table, as the permissions know them. The recruiter of the demo administers a validated company. */
const viewerOf: Record<Who, Viewer> = {
  anonymous: undefined,
  developer: viewers.developer,
  recruiter: viewers.companyAdmin,
  admin: viewers.admin,
};
const byPermission = (can: (viewer: Viewer) => boolean, allowed: Outcome, refused: Outcome, visitor: Outcome) =>
  Object.fromEntries(
    everybody.map((who) => [who, can(viewerOf[who]) ? allowed : who === 'anonymous' ? visitor : refused]),
  ) as Record<Who, Outcome>;
/** Whom the permission refuses gets 403; a visitor is led from a page to the sign-in page. */
const page = (can: (viewer: Viewer) => boolean, allowed: Outcome = 200) => byPermission(can, allowed, 403, 'signIn');
const resource = (can: (viewer: Viewer) => boolean, allowed: Outcome = 200) => byPermission(can, allowed, 403, 403);
const unknownId = '00000000-0000-7000-8000-000000000000';

/**
 * Every page and resource, for every kind of visitor, in production. A route that is not listed here fails the test.
 */
export const access: Record<PathKey, Access> = {
  home: { get: all(200), post: all(405) },
  signIn: { get: strangers(200, 'home'), post: strangers(422, 'home') },
  secondFactor: { get: strangers(200, 'home'), post: strangers(422, 'home') },
  signUp: { get: strangers(200, 'home'), post: strangers(422, 'home') },
  checkEmail: { get: all(200), post: all(405) },
  verifyEmail: { get: all(200), post: all(422) },
  forgotPassword: { get: all(200), post: all(422) },
  resetPassword: { get: all(200), post: all(422) },
  signOut: { get: all('home'), post: all('home') },
  security: { get: strangers('signIn', 200), post: strangers('signIn', 400) },
  userInformations: { get: strangers('signIn', 200), post: strangers('signIn', 400) },
  developerInformations: {
    params: { developerId: unknownId },
    get: page(canEditInformationOfDevelopers, 404),
    post: page(canEditInformationOfDevelopers, 404),
  },
  emailSettings: { get: strangers('signIn', 200), post: strangers('signIn', 400) },
  privacySettings: { get: strangers('signIn', 200), post: strangers('signIn', 400) },
  myRankings: { get: page(canSeeOwnRankings), post: page(canAskForHuman, 422) },
  dataExport: { get: strangers('signIn', 200), post: all(405) },
  newEmail: { get: all(200), post: all(422) },
  boost: { params: { developerId: unknownId }, get: strangers('signIn', 404), post: strangers(422, 400) },
  training: { get: all(404), post: all(405) },
  plans: { get: all(200), post: all(405) },
  company: { params: { alias: 'nobody-at-all' }, get: all(404), post: all(405) },
  companyMembers: {
    params: { alias: 'nobody-at-all' },
    get: page((viewer) => canSeeTeam(viewer, unknownId), 404),
    post: all(405),
  },
  companyPage: {
    params: { companyId: unknownId },
    get: resource((viewer) => canManageCompany(viewer, unknownId), 404),
    post: strangers(403, 422),
  },
  companyTeam: { params: { companyId: unknownId }, get: all(302), post: strangers(403, 422) },
  companyReview: { params: { companyId: unknownId }, get: all(302), post: strangers(403, 422) },
  companyPlan: { params: { companyId: unknownId }, get: all('plans'), post: strangers(403, 422) },
  atsSettings: {
    params: { alias: 'nobody-at-all' },
    get: page((viewer) => canConnectTool(viewer, unknownId), 404),
    post: all(405),
  },
  companyAts: { params: { companyId: unknownId }, get: all(302), post: strangers(403, 422) },
  apiDocs: { get: all(200), post: all(405) },
  companies: {
    get: all(403),
    post: strangers(403, 422),
  },
  // The recruiter of the demo has a company, and is redirected to it.
  myCompany: { get: { anonymous: 'signIn', developer: 403, recruiter: 302, admin: 403 }, post: all(405) },
  invitation: { get: all(200), post: all(422) },
  recruiter: { params: { alias: 'nobody-at-all' }, get: all(404), post: all(405) },
  recruiterPage: {
    params: { recruiterId: unknownId },
    get: resource((viewer) => canEditRecruiter(viewer, unknownId), 404),
    post: strangers(403, 422),
  },
  adminCompanies: { get: page(canReviewCompanies), post: all(405) },
  adminProfiles: { get: page(canModerate), post: all(405) },
  profileQueue: { get: all('adminProfiles'), post: strangers(403, 422) },
  profileReview: { params: { developerId: unknownId }, get: resource(canModerate, 404), post: all(405) },
  adminSupport: { get: page(canModerate), post: all(405) },
  supportActions: { get: all('adminSupport'), post: strangers(403, 422) },
  supportConversation: {
    params: { conversationId: unknownId },
    get: page(canModerate, 404),
    post: all(405),
  },
  adminRecruiters: { get: page(canReviewCompanies), post: all(405) },
  adminOffers: { get: page(canTakeDownOffers), post: all(405) },
  jobReview: { params: { jobId: unknownId }, get: all(302), post: strangers(403, 422) },
  adminCalls: { get: page(canModerate), post: all(405) },
  callActions: { get: all('adminCalls'), post: strangers(403, 422) },
  adminFailures: { get: page(canModerate), post: all(405) },
  failureActions: { get: all('adminFailures'), post: strangers(403, 422) },
  adminEmails: { get: page(canModerate), post: all(405) },
  adminSettings: {
    params: { section: 'team' },
    get: page(canModerate),
    post: all(405),
  },
  technologyMerge: {
    params: { technologyId: 'none-at-all' },
    get: resource(canModerate, 404),
    post: strangers(403, 422),
  },
  settingsEntry: {
    params: { kind: 'plans', entryId: 'none' },
    get: resource(canModerate, 404),
    post: strangers(403, 422),
  },
  adminIntroductions: { get: page(canReviewIntroductions), post: all(405) },
  adminIntroduction: {
    params: { introductionId: unknownId },
    get: page(canReviewIntroductions, 404),
    post: all(405),
  },
  adminPlans: { get: page(canReviewCompanies), post: all(405) },
  adminAudit: { get: page(canReadAudit), post: all(405) },
  auditExport: { get: page(canReadAudit), post: all(405) },
  adminFigures: { get: page(canSeeFigures), post: all(405) },
  figureExport: { get: page(canSeeFigures, 404), post: all(405) },
  adminRankings: { get: page(canModerate), post: all(405) },
  rankingActions: { get: all('adminRankings'), post: strangers(403, 422) },
  adminFairness: { get: page(canSeeFairness), post: all(405) },
  actAs: {
    params: { userId: unknownId },
    get: page(canActAsOthers, 404),
    post: page(canActAsOthers, 404),
  },
  // No administrator acts in a user's name here.
  stopActing: { get: all('home'), post: strangers('signIn', 403) },
  developers: { get: page((viewer) => libraryAccess(viewer) === 'open'), post: all(405) },
  selection: { get: all('batch'), post: resource(canRemoveFromSelection, 422) },
  // The recruiter of the demo sees that the company's plan has no selections.
  batch: { get: page(canOpenSelectionPage), post: all(405) },
  jobs: { get: all(200), post: all(405) },
  job: { params: { alias: 'nothing-at-all' }, get: all(404), post: all(405) },
  jobSite: { params: { jobId: unknownId }, get: all(404), post: all(404) },
  jobManager: { get: page(canOpenJobManager), post: all(405) },
  jobPreview: { get: all('home'), post: resource(canManageOffers, 422) },
  managedJob: {
    params: { jobId: unknownId },
    get: resource(canManageOffers, 404),
    post: resource(canManageOffers, 422),
  },
  confirmJob: {
    params: { jobId: unknownId },
    get: page(canManageOffers, 404),
    post: page(canManageOffers, 404),
  },
  jobApplicants: {
    params: { jobId: unknownId },
    get: page(canSeeApplicants, 404),
    post: all(405),
  },
  jobSearches: { get: page(canKeepJobs), post: page(canKeepJobs, 400) },
  keptJobs: { get: page(canKeepJobs), post: all(405) },
  keptJob: { params: { jobId: unknownId }, get: all('home'), post: resource(canKeepJobs, 422) },
  applicationActions: { get: all('home'), post: resource(canApply, 422) },
  applications: { get: page(canApply), post: all(405) },
  conversations: { get: page(canReadOwnConversations), post: all(405) },
  conversation: {
    params: { introductionId: unknownId },
    get: page(canReadOwnConversations, 404),
    post: all(405),
  },
  candidates: { get: page(canTalkForCompany), post: all(405) },
  candidate: {
    params: { developerId: unknownId },
    get: page(canTalkForCompany, 404),
    post: all(405),
  },
  unread: { get: strangers(403, 200), post: all(405) },
  introduction: { params: { introductionId: unknownId }, get: all('home'), post: strangers(403, 422) },
  conversationMessages: {
    params: { introductionId: unknownId },
    get: { anonymous: 403, developer: 404, recruiter: 404, admin: 403 },
    post: strangers(403, 422),
  },
  atsApplications: { get: all('applications'), post: strangers(403, 422) },
  profileVisits: { get: page(canSeeOwnVisits), post: all(405) },
  favourites: { get: page(canKeepLists), post: all(405) },
  visited: { get: page(canKeepLists), post: all(405) },
  pastedOffer: { get: page(canSearchLibrary), post: page(canSearchLibrary, 400) },
  savedSearches: {
    get: page(canKeepLists),
    post: page(canKeepLists, 400),
  },
  // Without a signed link: a page with an error, without a button.
  stopAlert: { get: all(200), post: all(422) },
  visibilityManager: {
    get: page(canChooseDiscretion),
    post: page(canChooseDiscretion, 400),
  },
  profile: { params: { alias: 'nobody-at-all' }, get: all(404), post: all(405) },
  profileCard: {
    params: { developerId: unknownId, card: 'about' },
    get: resource((viewer) => canEditProfile(viewer, unknownId), 404),
    post: resource((viewer) => canEditProfile(viewer, unknownId), 422),
  },
  resume: {
    params: { developerId: unknownId, file: 'resume.json' },
    get: strangers('signIn', 404),
    post: all(405),
  },
  importProfile: {
    params: { kind: 'json' },
    get: all('home'),
    post: { anonymous: 401, developer: 422, recruiter: 403, admin: 403 },
  },
  notes: { params: { developerId: unknownId }, get: strangers(403, 404), post: strangers(403, 422) },
  favourite: {
    params: { developerId: unknownId },
    get: all('home'),
    post: resource(canKeepLists, 422),
  },
  contactRequest: {
    params: { developerId: unknownId },
    get: resource(canReadContactOptions, 404),
    post: strangers(403, 422),
  },
  assignedJob: {
    params: { developerId: unknownId },
    get: resource(canAssignJob),
    post: strangers(403, 422),
  },
  permissionDenied: { get: page(canAskForRight), post: all(405) },
  report: {
    params: { developerId: unknownId },
    get: all('home'),
    post: resource((viewer) => canReportProfile(viewer, unknownId), 422),
  },
  moderation: {
    params: { developerId: unknownId },
    get: resource(canModerate, 404),
    post: strangers(403, 422),
  },
  cv: { params: { developerId: unknownId }, get: strangers('signIn', 404), post: all(405) },
  developerSettings: {
    params: { developerId: unknownId },
    get: page(canOpenDeveloperSettings, 404),
    post: all(405),
  },
  developerVisibility: {
    params: { developerId: unknownId },
    get: page(canOpenDeveloperSettings, 404),
    post: all(405),
  },
  developerDashboard: {
    params: { developerId: unknownId },
    get: page(canOpenDeveloperSettings, 404),
    post: all(405),
  },
  tests: { get: all(200), post: all(405) },
  testCategory: { params: { slug: 'nothing-at-all' }, get: all(404), post: all(405) },
  questions: { get: all(200), post: all(405) },
  catalogueVisits: { get: all('questions'), post: all(422) },
  technologyQuestions: { params: { slug: 'nothing-at-all' }, get: all(404), post: all(405) },
  technologyQuestionsPage: { params: { slug: 'nothing-at-all', page: '2' }, get: all(404), post: all(405) },
  professionQuestions: { params: { slug: 'nothing-at-all' }, get: all(404), post: all(405) },
  professionQuestionsPage: { params: { slug: 'nothing-at-all', page: '2' }, get: all(404), post: all(405) },
  test: {
    params: { alias: 'nothing-at-all' },
    get: all(404),
    post: { ...all(403), anonymous: 'signIn', developer: 404 },
  },
  testSession: {
    params: { sessionId: unknownId },
    get: { anonymous: 'signIn', developer: 404, recruiter: 403, admin: 404 },
    post: all(405),
  },
  sessionActions: {
    params: { sessionId: unknownId },
    get: resource(canPlay, 404),
    post: strangers(403, 422),
  },
  adminTestSession: {
    params: { userId: unknownId, sessionId: unknownId },
    get: page(canReadEverySession, 404),
    post: all(405),
  },
  testQuestion: { params: { testId: unknownId, questionId: unknownId }, get: all(404), post: all(405) },
  questionFeedback: {
    params: { testId: unknownId, questionId: unknownId },
    get: all('home'),
    post: strangers(403, 422),
  },
  questionReport: {
    params: { testId: unknownId, questionId: unknownId },
    get: all('home'),
    post: resource(canReportQuestion, 422),
  },
  contribute: { get: all(200), post: all(405) },
  proposeQuestion: { get: page(canContribute), post: all(405) },
  contribution: { params: { questionId: unknownId }, get: strangers('signIn', 404), post: all(405) },
  contributions: { get: all('contribute'), post: strangers(403, 422) },
  similarQuestions: { get: resource(canContribute, 422), post: all(405) },
  contributionActs: { params: { questionId: unknownId }, get: all('contribute'), post: strangers(403, 422) },
  draftTests: { get: all('contribute'), post: strangers(403, 422) },
  draftTest: { params: { testId: unknownId }, get: all('contribute'), post: strangers(403, 422) },
  adminQuestions: { get: page(canReviewQuestions), post: all(405) },
  adminReport: { params: { reportId: unknownId }, get: all('adminQuestions'), post: strangers(403, 422) },
  userTests: {
    params: { developerId: unknownId, technologyId: 'react' },
    get: resource((viewer) => canEditProfile(viewer, unknownId), 404),
    post: strangers(403, 422),
  },
  achievementWords: { params: { id: 'first-dive' }, get: all(200), post: all(405) },
  userAchievements: { params: { developerId: unknownId }, get: all('home'), post: strangers(403, 422) },
  achievements: { params: { alias: 'nobody-at-all' }, get: all(404), post: all(405) },
  leaderboard: { params: { alias: 'nothing-at-all' }, get: all(404), post: all(405) },
  leaderboardPage: { params: { alias: 'nothing-at-all', page: '2' }, get: all(404), post: all(405) },
  seasonLeaderboard: { params: { alias: 'nothing-at-all', season: '2026-q4' }, get: all(404), post: all(405) },
  seasonLeaderboardPage: {
    params: { alias: 'nothing-at-all', season: '2026-q4', page: '2' },
    get: all(404),
    post: all(405),
  },
  allStars: { get: all(200), post: all(405) },
  allStarsPage: { params: { page: '99999' }, get: all(404), post: all(405) },
  // Without a signed link.
  trackedLink: { get: all(400), post: all(405) },
  places: { get: strangers(403, 200), post: all(405) },
  lookups: { params: { kind: 'languages' }, get: strangers(403, 200), post: all(405) },
  contact: { get: all(200), post: all(422) },
  // Only where a support chat is configured.
  supportChat: { get: all(404), post: all(405) },
  privacy: { get: all(200), post: all(405) },
  scores: { get: all(200), post: all(405) },
  accessibility: { get: all(200), post: all(405) },
  choices: { get: all('privacy'), post: all('privacy') },
  outbox: { get: page((viewer) => canOpenOutbox(viewer, { public: false })), post: all(405) },
  outboxMessage: {
    params: { emailId: unknownId },
    get: page((viewer) => canOpenOutbox(viewer, { public: false }), 404),
    post: all(405),
  },
  preferences: { get: all('home'), post: all('home') },
};

/** The resources without a page: path → result for each kind of visitor. */
export const resources: Record<string, Record<Who, Outcome>> = {
  '/health/live': all(200),
  '/health/ready': all(200),
  // Open with the token only; the proxy is on this machine, so that the client address proves nothing.
  '/metrics': all(404),
  '/live': strangers(204, 200),
  [`/avatars/${unknownId}/abc.svg`]: all(404),
  [avatarPreviewAddress(defaultAvatar)]: all(200),
  '/avatars/preview/abc.svg': all(404),
  [`/logos/${unknownId}/abc.svg`]: all(404),
  '/medals/first-dive.svg': all(200),
  '/medals/nope.svg': all(404),
  // Of no user, and so not shared; shared badges are tested in server/http/badges.test.ts.
  [`/badges/${unknownId}/first-dive`]: all(404),
  [`/en/badges/${unknownId}/first-dive`]: all(404),
  [`/badges/${unknownId}/first-dive.svg`]: all(404),
  [`/badges/${unknownId}/first-dive.png`]: all(404),
  [`/images/${'a'.repeat(32)}/300.webp`]: all(404),
  // Only for uploads of images; its permissions are tested beside it.
  '/uploads/images': all(404),
  [`/uploads/cv/${unknownId}`]: all(404),
  '/icons/react.svg': all(200),
  '/icons/..%2Fpackage.svg': all(404),
  '/robots.txt': all(200),
  '/.well-known/security.txt': all(200),
  '/security-policy.txt': all(200),
  '/sitemap.xml': all(200),
  '/sitemaps/questions-fr-1.xml': all(200),
  '/sitemaps/jobs-fr-1.xml': all(200),
  '/sitemaps/companies-en-1.xml': all(200),
  '/sitemaps/questions-fr-999.xml': all(404),
  '/sitemaps/secrets-fr-1.xml': all(404),
  '/tests/questions.rss': all(200),
  '/en/tests/questions.rss': all(200),
  '/og/en/questions.png': all(200),
  '/og/fr/home.png': all(200),
  '/og/de/home.png': all(404),
  [`/og/fr/test/${unknownId}.png`]: all(404),
  [`/og/fr/job/${unknownId}.png`]: all(404),
  '/og/fr/company/nobody.png': all(404),
  '/og/fr/technology/react.png': all(200),
  '/og/fr/profession/nobody.png': all(404),
  [`/og/fr/question/${unknownId}/${unknownId}.png`]: all(404),
  '/favicon.svg': all(200),
  '/technology.svg': all(200),
  // Only for calls of a calendar service; the demo has its own slots.
  '/webhooks/scheduling': all(404),
  // The link of an e-mail: it redirects to the page that asks for confirmation.
  '/unsubscribe': all('stopAlert'),
  // These need an API key, not a session: server/http/api/api.test.ts.
  '/api/v1/openapi.json': all(200),
  '/api/v1/jobs': all(401),
  '/api/v1/jobs/abc': all(401),
  '/api/v1/lists/professions': all(401),
  '/api/v1/lists/technologies': all(401),
  '/api/v1/lists/languages': all(401),
  '/api/v1/lists/places': all(401),
  '/api/v1/applications': all(401),
  '/api/v1/candidates': all(401),
  '/api/v1/candidates/abc': all(401),
  '/api/v1/candidates/abc/resume': all(401),
  '/api/v1/settings': all(401),
  '/api/v1/nope': all(404),
  '/nope': all(404),
  '/en/nope': all(404),
  '/api/auth/sign-up/email': all(404),
  '/assets/../../package.json': all(404),
};

export const keys = Object.keys(paths) as PathKey[];
