import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/harness/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A short stall of the machine is not a defect of the product; a journey that fails twice is.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // The longest journeys take ten seconds on an idle machine; a busy machine must not fail them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // Without animations: an element that fades in or out would be measured in between.
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
        // Pages live for seconds: code is not compiled a second time for speed. A check of accessibility takes a fifth less.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    // A journey that needs the service worker allows it; the others must reach the server themselves.
    serviceWorkers: 'block',
    // Recording every journey costs a third of the time; `--trace retain-on-failure` to examine a failure.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // Only the journeys whose steps differ on a phone (folded filters, a menu, touch, one column), at least one for the
    // main screen of each area with such a layout. All others are tagged '@once' and run on the wide screen; where the
    // width matters to what they show, they check it with `goodAtEveryWidth`.
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
