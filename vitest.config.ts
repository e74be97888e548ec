import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // Rules keep no state: their files share a process, which saves starting two hundred of them.
      {
        extends: true,
        test: { name: 'rules', include: ['domain/**/*.test.ts', 'app/**/*.test.ts?(x)'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/access/**/*.test.ts', 'tests/operation/**/*.test.ts'],
          globalSetup: ['tests/harness/database-server.ts'],
        },
      },
    ],
  },
});
