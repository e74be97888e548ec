import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longest-first.ts';
import { quickAccounts } from './tests/harness/quick-accounts.ts';
import { recordSqlRows } from './tests/sql-rows/plugin.ts';

const records = process.env.SQL_ROWS !== undefined;
const withDatabase = {
  globalSetup: ['tests/harness/database-server.ts'],
  setupFiles: ['tests/harness/every-file.ts', ...(records ? ['tests/sql-rows/every-file.ts'] : [])],
};
/** Replaces a module by a mock: no other file of the process may have loaded it before. */
const apart = ['server/react-router/page-handlers.test.ts'];
/** Executes programs in many languages, with a database server of its own. */
const executed = ['tests/content/executed/**/*.test.ts'];
/**
 * Campaigns: all of the content, thousands of random or damaged files, limits of time and memory that must be reached.
 * They change little and take a third of the time of all tests without a product: `npm run check` leaves them to `npm test`.
 */
const campaigns = [
  'tests/content/lint/content.test.ts',
  'tests/content/prove/content.test.ts',
  'server/data/backup/backup.test.ts',
  'server/markdown/open-markdown.test.ts',
  'server/ports/pdf/pages.test.ts',
  'server/services/fit/typed-needs.test.ts',
  'server/services/fit/offers/may-fit.test.ts',
  'server/services/resume/imports/json-fuzz.test.ts',
  'server/services/resume/imports/pdf/network-pdf-fuzz.test.ts',
  'server/services/resume/imports/pdf/read-network-pdf.test.ts',
];

export default defineConfig({
  plugins: records ? [recordSqlRows()] : [],
  test: {
    // One more than the cores that are counted on: a test waits for the database for a part of its time.
    maxWorkers: 3,
    // Only to end a test that hangs: no test may depend on the speed of the machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Rules have no state: their files share a process, which avoids starting two hundred of them.
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'app/**/*.test.ts?(x)',
            'scripts/**/*.test.mjs',
            'tests/content/**/*.test.ts',
            'tests/fit/**/*.test.ts',
            'tests/look/**/*.test.ts',
            'tests/sql-rows/**/*.test.ts',
            'tests/texts/**/*.test.ts',
          ],
          exclude: [...executed, ...campaigns],
          isolate: false,
        },
      },
      // Each file has its own database, and closes what it opened.
      {
        extends: true,
        plugins: [quickAccounts()],
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...apart, ...campaigns],
          ...withDatabase,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: [...apart, 'tests/access/**/*.test.ts'], ...withDatabase },
      },
      {
        extends: true,
        plugins: [quickAccounts()],
        test: { name: 'campaigns', include: [...campaigns, ...executed], ...withDatabase },
      },
      // The two below start the built product; `npm run check` leaves them to `npm test`.
      {
        extends: true,
        test: { name: 'operation', include: ['tests/operation/**/*.test.ts'], ...withDatabase },
      },
      // One product in production mode behind TLS for all of them.
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          globalSetup: [...withDatabase.globalSetup, 'tests/attacks/setup.ts'],
          setupFiles: [...withDatabase.setupFiles, 'tests/attacks/every-file.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
