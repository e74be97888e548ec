import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/harness/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that stood still for a moment is no defect of the product; one that fails twice is.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // The longest journeys take twenty seconds on an idle machine; a busy one must not fail them.
  timeout: 90_000,
  expect: { timeout: 12_000 },
  use: {
    // Pages at rest: what fades in or out would be measured in between.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Recording every journey costs a third of the time; `--trace retain-on-failure` when one has to be looked at.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // What a journey proves of the server (a rule, a letter, a race) is the same at every width: '@once' is walked wide only.
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
