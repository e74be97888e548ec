import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'server/**/*.test.ts',
      'app/**/*.test.ts?(x)',
      'tests/access/**/*.test.ts',
      'tests/operation/**/*.test.ts',
    ],
    globalSetup: ['tests/harness/database-server.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
