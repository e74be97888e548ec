import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longest-first.ts';
import { quickPasswords } from './tests/harness/password-settings.ts';
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

export default defineConfig({
  plugins: records ? [recordSqlRows()] : [],
  test: {
    maxWorkers: 2,
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
          exclude: executed,
          isolate: false,
        },
      },
      // Each file has its own database, and closes what it opened.
      {
        extends: true,
        plugins: [quickPasswords()],
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: apart,
          ...withDatabase,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: [...apart, ...executed, 'tests/access/**/*.test.ts'], ...withDatabase },
      },
      // The two below start the built product; `npm run check` leaves them to `npm test`.
      {
        extends: true,
        test: { name: 'operation', include: ['tests/operation/**/*.test.ts'], ...withDatabase },
      },
      // One product in production mode behind TLS for all of them. Their time is mostly spent in products and databases:
      // a third worker keeps two cores busy. Vitest requires a separate group for that.
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          globalSetup: [...withDatabase.globalSetup, 'tests/attacks/setup.ts'],
          setupFiles: [...withDatabase.setupFiles, 'tests/attacks/every-file.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
