/**
 * The module behind each address that dialogs, buttons and open pages talk to, so that `send` and `fetchJson` know what
 * it accepts and answers. Types only: nothing of the server reaches the browser.
 */
export type Resources = {
  achievementWords: typeof import('./features/assessments/achievements/achievement-words.resource.ts');
  adminReport: typeof import('./features/catalogue/contributions/reports/admin-report.resource.ts');
  applicationActions: typeof import('./features/jobs/applications/applications.resource.ts');
  assignedJob: typeof import('./features/contact/assigned-job.resource.ts');
  atsApplications: typeof import('./features/ats/ats-applications.resource.ts');
  auditExport: typeof import('./features/moderation/audit/audit-export.resource.ts');
  boost: typeof import('./features/profile/boost/boost.resource.ts');
  catalogueVisits: typeof import('./features/catalogue/visits.resource.ts');
  choices: typeof import('./features/privacy/choices.resource.ts');
  companies: typeof import('./features/companies/companies.resource.ts');
  companyAts: typeof import('./features/ats/company-ats.resource.ts');
  companyPage: typeof import('./features/companies/company-page.resource.ts');
  companyPlan: typeof import('./features/companies/plans/company-plan.resource.ts');
  companyReview: typeof import('./features/companies/queue/company-review.resource.ts');
  companyTeam: typeof import('./features/companies/team/company-team.resource.ts');
  contactRequest: typeof import('./features/contact/contact-request.resource.ts');
  contributionActs: typeof import('./features/catalogue/contributions/review/acts.resource.ts');
  contributions: typeof import('./features/catalogue/contributions/contributions.resource.ts');
  conversationMessages: typeof import('./features/contact/conversations/messages.resource.ts');
  cv: typeof import('./features/resume/documents/cv.resource.ts');
  dataExport: typeof import('./features/privacy/data-export.resource.ts');
  draftTest: typeof import('./features/catalogue/contributions/draft-tests/draft-test.resource.ts');
  draftTests: typeof import('./features/catalogue/contributions/draft-tests/draft-tests.resource.ts');
  failureActions: typeof import('./features/moderation/failures/failures.resource.ts');
  favourite: typeof import('./features/library/recruiter/favourite.resource.ts');
  importProfile: typeof import('./features/resume/imports/import.resource.ts');
  introduction: typeof import('./features/contact/conversations/introduction.resource.ts');
  jobPreview: typeof import('./features/jobs/manager/preview.resource.ts');
  jobSite: typeof import('./features/jobs/job-site.resource.ts');
  lookups: typeof import('./features/shell/lookups/lookups.resource.ts');
  managedJob: typeof import('./features/jobs/manager/managed-job.resource.ts');
  moderation: typeof import('./features/moderation/moderation.resource.ts');
  notes: typeof import('./features/library/notes/notes.resource.ts');
  places: typeof import('./features/shell/lookups/places.resource.ts');
  preferences: typeof import('./features/shell/preferences.resource.ts');
  profileCard: typeof import('./features/profile/card.resource.ts');
  profileQueue: typeof import('./features/moderation/profile-queue.resource.ts');
  questionFeedback: typeof import('./features/assessments/question/feedback.resource.ts');
  questionReport: typeof import('./features/catalogue/contributions/reports/report.resource.ts');
  recruiterPage: typeof import('./features/companies/recruiters/recruiter-page.resource.ts');
  report: typeof import('./features/library/recruiter/report.resource.ts');
  resume: typeof import('./features/resume/downloads/resume.resource.ts');
  selection: typeof import('./features/library/selection/selection.resource.ts');
  sessionActions: typeof import('./features/assessments/session/session.resource.ts');
  settingsEntry: typeof import('./features/moderation/team-settings/entry.resource.ts');
  signOut: typeof import('./features/account/sign-out.resource.ts');
  similarQuestions: typeof import('./features/catalogue/contributions/form/similar.resource.ts');
  stopActing: typeof import('./features/account/impersonation/stop-acting.resource.ts');
  supportActions: typeof import('./features/moderation/support/support.resource.ts');
  supportChat: typeof import('./features/moderation/support/support-chat.resource.ts');
  unread: typeof import('./features/contact/conversations/unread.resource.ts');
  userAchievements: typeof import('./features/assessments/achievements/achievements.resource.ts');
  userTests: typeof import('./features/assessments/user-tests/user-tests.resource.ts');
};
