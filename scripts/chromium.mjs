import { existsSync } from 'node:fs';

/** The same engine without a window: all journeys take a quarter less time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const known = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium: that of CHROMIUM, or one of the usual places. */
export function findChromium() {
  return [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path));
}
