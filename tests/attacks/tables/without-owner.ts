import type { PathKey } from '../../../domain/paths.ts';

const content = 'content of the product, without an owner';
const team = 'only the team opens it: tests/attacks/access-table.ts has every role';

/** The routes with parameters that are not in owner-table.ts, and why. */
export const withoutOwner: Partial<Record<PathKey, string>> = {
  achievementWords: content,
  adminReport: team,
  adminSettings: team,
  allStarsPage: content,
  badge: 'open to every visitor who knows its address, which cannot be guessed',
  conversationReportClose: team,
  reportedFile: team,
  cv: 'read with the permission of the résumé: server/services/resume/documents/cv.test.ts',
  draftTest: content,
  importProfile: 'always into the own profile',
  jobSite: 'open to every visitor',
  jobView: 'open to every visitor; counts without saying who',
  leaderboard: content,
  messageFile: 'read by the two sides of the conversation: tests/attacks/message-files.test.ts',
  leaderboardPage: content,
  lookups: content,
  outboxDocument: team,
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
