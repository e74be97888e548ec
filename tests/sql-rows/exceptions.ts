import type { Problem } from './judge.ts';

/** Files whose raw SQL no test of this process can show, with the reason. An error of the compiler has no exception. */
export const exceptions: Record<string, string> = {
  'server/data/database.ts': 'runs when a product starts and ends: tests/operation',
  'server/data/lookups/load.ts': 'an empty database is filled once, before the tests',
  'server/http/operation.ts': 'is asked of whole products: tests/operation',
  'server/search/catalogue/catalogue.worker.ts': 'runs in the thread of the index, which agreement.test.ts checks',
  'server/search/catalogue/read-rows.ts': 'runs in the thread of the index, which agreement.test.ts checks',
  'server/search/library/library.worker.ts': 'runs in the thread of the index, which agreement.test.ts checks',
  'server/search/library/read-rows.ts': 'runs in the thread of the index, which agreement.test.ts checks',
  'server/search/offers/offers.worker.ts': 'runs in the thread of the index, which offers-agreement.test.ts checks',
  'server/search/offers/read-rows.ts': 'runs in the thread of the index, which offers-agreement.test.ts checks',
  'server/search/catalogue/sql-lexicon.ts': 'joins conditions only when several words are misspelt',
  'server/search/catalogue/sql-search.ts': 'is true only without any condition, which no search has',
  'server/services/ats/read-applications.ts': 'the next page; a condition without a type of its own',
  'server/services/ats/read-ats.ts': 'the next page; a condition without a type of its own',
  'server/services/ats/read-candidates.ts': 'the next page; a condition without a type of its own',
  'server/services/assessments/leaderboards/read-board.ts': 'the own rank in a season: tests/e2e/assessments',
  'server/services/contact/conversations/read-conversations.ts': 'the next page; a condition without a type of its own',
};

/**
 * Exceptions that are sometimes not needed. Shown by the tests that execute questions with PostgreSQL, when this machine
 * has not executed the same ones before; and by expected searches, which name the public questions of the day.
 */
const shownSometimes = ['server/data/database.ts', 'server/search/catalogue/sql-lexicon.ts'];

/** The problems that remain, and the exceptions without a problem. */
export function withoutExceptions(
  problems: Problem[],
  allowed: Record<string, string>,
): { remaining: Problem[]; unneeded: string[] } {
  const isAbout = (file: string) => (problem: Problem) => problem.place.startsWith(`${file}:`);
  const files = Object.keys(allowed);
  return {
    remaining: problems.filter((problem) => !files.some((file) => isAbout(file)(problem))),
    unneeded: files.filter((file) => !shownSometimes.includes(file) && !problems.some(isAbout(file))),
  };
}
