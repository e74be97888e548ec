import type { Locale } from './viewer.ts';

/**
 * The address of every page: French without a prefix, English under /en. Older addresses (/user, /developers,
 * /settings…) are the same words in both languages; new ones are translated.
 */
export const paths = {
  home: { fr: '/', en: '/' },
  signIn: { fr: '/connexion', en: '/sign-in' },
  secondFactor: { fr: '/connexion/code', en: '/sign-in/code' },
  signUp: { fr: '/inscription', en: '/sign-up' },
  checkEmail: { fr: '/inscription/e-mail', en: '/sign-up/email' },
  verifyEmail: { fr: '/verification', en: '/verify' },
  forgotPassword: { fr: '/mot-de-passe-oublie', en: '/forgot-password' },
  resetPassword: { fr: '/nouveau-mot-de-passe', en: '/new-password' },
  signOut: { fr: '/deconnexion', en: '/sign-out' },
  security: { fr: '/settings/security', en: '/settings/security' },
  userInformations: { fr: '/settings/user-informations', en: '/settings/user-informations' },
  visibilityManager: { fr: '/settings/visibility-manager', en: '/settings/visibility-manager' },
  privacySettings: { fr: '/settings/privacy', en: '/settings/privacy' },
  emailSettings: { fr: '/settings/emails', en: '/settings/emails' },
  dataExport: { fr: '/settings/privacy/export', en: '/settings/privacy/export' },
  myRankings: { fr: '/mes-classements', en: '/my-rankings' },
  newEmail: { fr: '/nouvelle-adresse', en: '/new-email' },
  profile: { fr: '/user/:alias', en: '/user/:alias' },
  profileCard: { fr: '/user/:developerId/cards/:card', en: '/user/:developerId/cards/:card' },
  notes: { fr: '/user/:developerId/notes', en: '/user/:developerId/notes' },
  favourite: { fr: '/user/:developerId/favourite', en: '/user/:developerId/favourite' },
  profilePane: { fr: '/user/:developerId/pane', en: '/en/user/:developerId/pane' },
  listsOfPerson: { fr: '/user/:developerId/lists', en: '/user/:developerId/lists' },
  contactRequest: { fr: '/user/:developerId/contact', en: '/user/:developerId/contact' },
  assignedJob: { fr: '/user/:developerId/assigned-job', en: '/user/:developerId/assigned-job' },
  permissionDenied: { fr: '/permission-denied/conversations', en: '/permission-denied/conversations' },
  report: { fr: '/user/:developerId/report', en: '/user/:developerId/report' },
  moderation: { fr: '/user/:developerId/moderation', en: '/user/:developerId/moderation' },
  resume: { fr: '/user/:developerId/resume/:file', en: '/user/:developerId/resume/:file' },
  userTests: { fr: '/user/:developerId/tests/:technologyId', en: '/user/:developerId/tests/:technologyId' },
  achievementWords: { fr: '/achievement-words/:id', en: '/achievement-words/:id' },
  userAchievements: { fr: '/user/:developerId/achievements', en: '/user/:developerId/achievements' },
  importProfile: { fr: '/import/:kind', en: '/import/:kind' },
  cv: { fr: '/user/:developerId/cv', en: '/user/:developerId/cv' },
  boost: { fr: '/user/:developerId/boost', en: '/user/:developerId/boost' },
  training: { fr: '/formations', en: '/training' },
  developerSettings: { fr: '/developer-settings/:developerId', en: '/developer-settings/:developerId' },
  developerInformations: {
    fr: '/developer-settings/:developerId/user-informations',
    en: '/developer-settings/:developerId/user-informations',
  },
  developerVisibility: {
    fr: '/developer-settings/:developerId/visibility-manager',
    en: '/developer-settings/:developerId/visibility-manager',
  },
  developerDashboard: { fr: '/dashboard-developer/:developerId', en: '/dashboard-developer/:developerId' },
  plans: { fr: '/plans', en: '/plans' },
  company: { fr: '/company/:alias', en: '/company/:alias' },
  companyMembers: { fr: '/company/:alias/members', en: '/company/:alias/members' },
  companyPage: { fr: '/company/:companyId/page', en: '/company/:companyId/page' },
  companyTeam: { fr: '/company/:companyId/team', en: '/company/:companyId/team' },
  companyReview: { fr: '/company/:companyId/review', en: '/company/:companyId/review' },
  companyPlan: { fr: '/company/:companyId/plan', en: '/company/:companyId/plan' },
  atsSettings: { fr: '/company/:alias/ats', en: '/company/:alias/ats' },
  companyAts: { fr: '/company/:companyId/ats/commands', en: '/company/:companyId/ats/commands' },
  apiDocs: { fr: '/documentation-api', en: '/api-documentation' },
  companies: { fr: '/companies', en: '/companies' },
  companyChoice: { fr: '/mon-entreprise/choix', en: '/my-company/choice' },
  myCompany: { fr: '/mon-entreprise', en: '/my-company' },
  invitation: { fr: '/invitation', en: '/invitation' },
  recruiter: { fr: '/recruiter/:alias', en: '/recruiter/:alias' },
  recruiterPage: { fr: '/recruiter/:recruiterId/page', en: '/recruiter/:recruiterId/page' },
  adminCompanies: { fr: '/admin/entreprises', en: '/admin/companies' },
  adminProfiles: { fr: '/admin/profils', en: '/admin/profiles' },
  profileQueue: { fr: '/admin/profils/actions', en: '/admin/profiles/actions' },
  profileReview: { fr: '/admin/profils/:developerId/relecture', en: '/admin/profiles/:developerId/review' },
  adminSupport: { fr: '/admin/support', en: '/admin/support' },
  supportActions: { fr: '/admin/support/actions', en: '/admin/support/actions' },
  supportConversation: { fr: '/admin/support/:conversationId', en: '/admin/support/:conversationId' },
  adminRecruiters: { fr: '/admin/recruteurs', en: '/admin/recruiters' },
  adminOffers: { fr: '/admin/offres', en: '/admin/jobs' },
  adminCalls: { fr: '/admin/appels', en: '/admin/calls' },
  callActions: { fr: '/admin/appels/actions', en: '/admin/calls/actions' },
  adminFailures: { fr: '/admin/echecs', en: '/admin/failures' },
  failureActions: { fr: '/admin/echecs/actions', en: '/admin/failures/actions' },
  adminEmails: { fr: '/admin/messages', en: '/admin/messages' },
  adminEmailDocument: { fr: '/admin/messages/document', en: '/admin/messages/document' },
  adminSettings: { fr: '/admin/reglages/:section', en: '/admin/settings/:section' },
  technologyMerge: {
    fr: '/admin/reglages/technologies/:technologyId/fusion',
    en: '/admin/settings/technologies/:technologyId/merge',
  },
  settingsEntry: { fr: '/admin/reglages/:kind/:entryId', en: '/admin/settings/:kind/:entryId' },
  adminIntroductions: { fr: '/admin/mises-en-relation', en: '/admin/introductions' },
  adminIntroduction: {
    fr: '/admin/mises-en-relation/:introductionId',
    en: '/admin/introductions/:introductionId',
  },
  adminPlans: { fr: '/admin/abonnements', en: '/admin/plans' },
  adminAudit: { fr: '/admin/journal', en: '/admin/log' },
  auditExport: { fr: '/admin/journal/export', en: '/admin/log/export' },
  adminFigures: { fr: '/admin/chiffres', en: '/admin/figures' },
  figureExport: { fr: '/admin/chiffres/export', en: '/admin/figures/export' },
  adminRankings: { fr: '/admin/classements', en: '/admin/rankings' },
  rankingActions: { fr: '/admin/classements/actions', en: '/admin/rankings/actions' },
  adminFairness: { fr: '/admin/equite', en: '/admin/fairness' },
  actAs: { fr: '/admin/agir/:userId', en: '/admin/act/:userId' },
  stopActing: { fr: '/agir/fin', en: '/act/end' },
  developers: { fr: '/developers', en: '/developers' },
  selection: { fr: '/selection', en: '/selection' },
  batch: { fr: '/developers/batch', en: '/developers/batch' },
  jobs: { fr: '/jobs', en: '/jobs' },
  jobSearches: { fr: '/jobs/mes-recherches', en: '/jobs/my-searches' },
  keptJobs: { fr: '/jobs/gardees', en: '/jobs/saved' },
  followedCompanies: { fr: '/jobs/entreprises-suivies', en: '/jobs/followed-companies' },
  followedCompany: { fr: '/company/:companyId/follow', en: '/company/:companyId/follow' },
  keptJob: { fr: '/job/:jobId/keep', en: '/job/:jobId/keep' },
  job: { fr: '/job/:alias', en: '/job/:alias' },
  jobAsCandidate: { fr: '/job/:alias/apercu', en: '/job/:alias/preview' },
  jobSite: { fr: '/job/:jobId/site', en: '/job/:jobId/site' },
  jobView: { fr: '/job/:jobId/view', en: '/job/:jobId/view' },
  jobFigures: { fr: '/job-manager/:jobId/chiffres', en: '/job-manager/:jobId/figures' },
  jobManager: { fr: '/job-manager', en: '/job-manager' },
  jobPreview: { fr: '/job-manager/preview', en: '/job-manager/preview' },
  jobReview: { fr: '/job/:jobId/review', en: '/job/:jobId/review' },
  managedJob: { fr: '/job-manager/:jobId', en: '/job-manager/:jobId' },
  confirmJob: { fr: '/job-manager/:jobId/toujours-d-actualite', en: '/job-manager/:jobId/still-current' },
  jobApplicants: { fr: '/job-manager/:jobId/candidatures', en: '/job-manager/:jobId/applications' },
  applicationActions: { fr: '/application-actions', en: '/application-actions' },
  applications: { fr: '/candidatures', en: '/applications' },
  atsApplications: { fr: '/candidatures/confirmation', en: '/applications/confirmation' },
  profileVisits: { fr: '/visites-de-mon-profil', en: '/profile-visits' },
  favourites: { fr: '/developers/favoris', en: '/developers/favourites' },
  peopleLists: { fr: '/developers/listes', en: '/developers/lists' },
  peopleList: { fr: '/developers/listes/:listId', en: '/developers/lists/:listId' },
  visited: { fr: '/developers/consultes', en: '/developers/visited' },
  pastedOffer: { fr: '/developers/coller-une-offre', en: '/developers/paste-an-offer' },
  savedSearches: { fr: '/developers/recherches', en: '/developers/searches' },
  stopAlert: { fr: '/alertes/arreter', en: '/alerts/stop' },
  conversations: { fr: '/conversations', en: '/conversations' },
  conversation: { fr: '/conversations/:introductionId', en: '/conversations/:introductionId' },
  candidates: { fr: '/manager/candidates', en: '/manager/candidates' },
  candidateMoves: { fr: '/manager/moves', en: '/manager/moves' },
  templates: { fr: '/manager/templates', en: '/manager/templates' },
  messageTemplates: { fr: '/manager/message-templates', en: '/manager/message-templates' },
  candidateExport: { fr: '/manager/export', en: '/manager/export' },
  candidateFollowUp: { fr: '/manager/follow-up', en: '/manager/follow-up' },
  pipelineStages: { fr: '/manager/stages', en: '/manager/stages' },
  candidate: { fr: '/manager/candidates/:developerId', en: '/manager/candidates/:developerId' },
  introduction: { fr: '/introductions/:introductionId', en: '/introductions/:introductionId' },
  conversationMessages: {
    fr: '/introductions/:introductionId/messages',
    en: '/introductions/:introductionId/messages',
  },
  messageFile: {
    fr: '/introductions/:introductionId/files/:handle',
    en: '/introductions/:introductionId/files/:handle',
  },
  scoreConfirmations: {
    fr: '/introductions/:introductionId/confirmations',
    en: '/introductions/:introductionId/confirmations',
  },
  meetings: { fr: '/introductions/:introductionId/meetings', en: '/introductions/:introductionId/meetings' },
  meetingFile: { fr: '/rendez-vous/:meetingId/rendez-vous.ics', en: '/meetings/:meetingId/meeting.ics' },
  conversationReport: { fr: '/introductions/:introductionId/report', en: '/introductions/:introductionId/report' },
  conversationReportClose: {
    fr: '/admin/conversation-reports/:reportId',
    en: '/admin/conversation-reports/:reportId',
  },
  reportedFile: {
    fr: '/admin/conversation-reports/:reportId/files/:handle',
    en: '/admin/conversation-reports/:reportId/files/:handle',
  },
  unread: { fr: '/introductions/unread', en: '/introductions/unread' },
  tests: { fr: '/tests', en: '/tests' },
  testCategory: { fr: '/tests/category/:slug', en: '/tests/category/:slug' },
  questions: { fr: '/tests/questions', en: '/tests/questions' },
  catalogueVisits: { fr: '/tests/questions/visits', en: '/tests/questions/visits' },
  technologyQuestions: { fr: '/questions-entretien/technologie/:slug', en: '/interview-questions/technology/:slug' },
  technologyQuestionsPage: {
    fr: '/questions-entretien/technologie/:slug/:page',
    en: '/interview-questions/technology/:slug/:page',
  },
  professionQuestions: { fr: '/questions-entretien/metier/:slug', en: '/interview-questions/profession/:slug' },
  professionQuestionsPage: {
    fr: '/questions-entretien/metier/:slug/:page',
    en: '/interview-questions/profession/:slug/:page',
  },
  testMethod: { fr: '/tests/methode', en: '/tests/method' },
  test: { fr: '/tests/:alias', en: '/tests/:alias' },
  testSession: { fr: '/test-session/:sessionId', en: '/test-session/:sessionId' },
  sessionActions: { fr: '/test-session/:sessionId/actions', en: '/test-session/:sessionId/actions' },
  adminTestSession: {
    fr: '/admin/developer/:userId/test-session/:sessionId',
    en: '/admin/developer/:userId/test-session/:sessionId',
  },
  testQuestion: { fr: '/test-question/:testId/:questionId', en: '/test-question/:testId/:questionId' },
  questionFeedback: {
    fr: '/test-question/:testId/:questionId/feedback',
    en: '/test-question/:testId/:questionId/feedback',
  },
  questionReport: {
    fr: '/test-question/:testId/:questionId/report',
    en: '/test-question/:testId/:questionId/report',
  },
  contribute: { fr: '/contribuer', en: '/contribute' },
  proposeQuestion: { fr: '/contribuer/question', en: '/contribute/question' },
  contribution: { fr: '/contribuer/question/:questionId', en: '/contribute/question/:questionId' },
  contributions: { fr: '/contributions', en: '/contributions' },
  similarQuestions: { fr: '/contributions/similar', en: '/contributions/similar' },
  contributionActs: { fr: '/contributions/:questionId', en: '/contributions/:questionId' },
  draftTests: { fr: '/draft-tests', en: '/draft-tests' },
  draftTest: { fr: '/draft-tests/:testId', en: '/draft-tests/:testId' },
  adminQuestions: { fr: '/admin/questions', en: '/admin/questions' },
  adminFlaggedSessions: { fr: '/admin/sessions-inhabituelles', en: '/admin/unusual-sessions' },
  adminQuestionQuality: { fr: '/admin/questions/qualite', en: '/admin/questions/quality' },
  qualityActions: { fr: '/admin/questions/qualite/actions', en: '/admin/questions/quality/actions' },
  adminReport: { fr: '/admin/questions/reports/:reportId', en: '/admin/questions/reports/:reportId' },
  myBadges: { fr: '/mes-badges', en: '/my-badges' },
  ownBadgeFile: { fr: '/mes-badges/:badgeId/:file', en: '/my-badges/:badgeId/:file' },
  badge: { fr: '/badge/:handle', en: '/badge/:handle' },
  leaderboard: { fr: '/tests/:alias/leaderboard', en: '/tests/:alias/leaderboard' },
  leaderboardPage: { fr: '/tests/:alias/leaderboard/:page', en: '/tests/:alias/leaderboard/:page' },
  seasonLeaderboard: {
    fr: '/tests/:alias/leaderboard/season/:season',
    en: '/tests/:alias/leaderboard/season/:season',
  },
  seasonLeaderboardPage: {
    fr: '/tests/:alias/leaderboard/season/:season/:page',
    en: '/tests/:alias/leaderboard/season/:season/:page',
  },
  allStars: { fr: '/tests/all-stars', en: '/tests/all-stars' },
  allStarsPage: { fr: '/tests/all-stars/:page', en: '/tests/all-stars/:page' },
  trackedLink: { fr: '/t', en: '/t' },
  places: { fr: '/places', en: '/places' },
  lookups: { fr: '/lookups/:kind', en: '/lookups/:kind' },
  contact: { fr: '/contact', en: '/contact' },
  supportChat: { fr: '/contact/chat', en: '/contact/chat' },
  privacy: { fr: '/confidentialite', en: '/privacy' },
  scores: { fr: '/classements-et-scores', en: '/rankings-and-scores' },
  accessibility: { fr: '/accessibilite', en: '/accessibility' },
  choices: { fr: '/confidentialite/choix', en: '/privacy/choices' },
  outbox: { fr: '/outbox', en: '/outbox' },
  outboxMessage: { fr: '/outbox/:emailId', en: '/outbox/:emailId' },
  outboxDocument: { fr: '/outbox/:emailId/document', en: '/outbox/:emailId/document' },
  preferences: { fr: '/preferences', en: '/preferences' },
  achievements: { fr: '/:alias/achievements', en: '/:alias/achievements' },
} as const satisfies Record<string, Record<Locale, `/${string}`>>;

export type PathKey = keyof typeof paths;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that an address needs: { alias: string } for '/test/:alias'. */
type PathParams<Key extends PathKey> = Record<ParamNames<(typeof paths)[Key]['fr']>, string>;

/** Addresses without parameters. */
export type PlainPathKey = { [Key in PathKey]: keyof PathParams<Key> extends never ? Key : never }[PathKey];

/** A written address. For the compiler only, it knows what it leads to, so that requests to it are typed. */
export type Path<Key extends PathKey> = string & { readonly '~leadsTo': Key };

type RestOf<Key extends PathKey> = keyof PathParams<Key> extends never ? [] : [params: PathParams<Key>];

/**
 * Fixed words and names of parameters in turn: '/test/:alias' → ['/test/', 'alias', '']. Split once, because a list
 * writes hundreds of paths.
 */
const parts = Object.fromEntries(
  Object.entries(paths).map(([key, { fr, en }]) => [
    key,
    { fr: split(fr), en: split(en === '/' ? '/en' : `/en${en}`) },
  ]),
) as Record<PathKey, Record<Locale, string[]>>;

function split(path: string): string[] {
  return path.split(/:(\w+)/);
}

/** pathTo('en', 'signIn') → '/en/sign-in'. A missing parameter is a type error. */
export function pathTo<Key extends PathKey>(locale: Locale, key: Key, ...[params]: RestOf<Key>): Path<Key> {
  return pathWith(locale, key, params) as Path<Key>;
}

/** The same for a key that is only known at run time: a missing parameter is thrown. */
export function pathWith(locale: Locale, key: PathKey, params: Readonly<Record<string, string>> = {}): string {
  const path = parts[key][locale];
  let written = path[0] ?? '';
  for (let index = 1; index < path.length; index += 2) {
    const value = params[path[index] ?? ''];
    if (value === undefined) throw new Error(`The address of ${key} needs ${path[index]}`);
    written += encodeURIComponent(value) + path[index + 1];
  }
  return written;
}

/** The locale of an address. */
export function localeOf(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') || pathname === '/en.data' ? 'en' : 'fr';
}
