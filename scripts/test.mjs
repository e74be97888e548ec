// `npm test` and `npm run check`: everything that proves the product, in the order that fails soonest.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt, ensureInstalled, fail, nodeBinary, root, say } from './prepare.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const bin = (name) => join(root, 'node_modules', '.bin', name);
let passed = 0;
let failed = 0;
/** What the runners said of their failures: told again at the end, where somebody who reads a long log looks first. */
const failures = [];

ensureInstalled();
const chromium = withBrowser ? ensureChromium() : undefined;

await step('types of the routes', bin('react-router'), ['typegen']);
await step('types', bin('tsc'), ['--noEmit']);
await step('lint', bin('biome'), ['check', '--error-on-warnings', '.']);
await step('boundaries', nodeBinary, [join(root, 'scripts', 'boundaries.mjs')]);
await step('database types', nodeBinary, ['server/commands/types.ts', '--verify']);
ensureBuilt();
await tests('unit and service tests', bin('vitest'), ['run', '--reporter=default'], {}, readVitest);
if (withBrowser) {
  await tests('browser tests', bin('playwright'), ['test'], { CHROMIUM: chromium }, readPlaywright);
}

for (const told of failures) say(told);
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** A check counts as one test: it holds, or it does not. */
async function step(name, command, args) {
  const { code, seconds, output } = await run(command, args);
  if (code === 0) passed++;
  else {
    failed++;
    process.stdout.write(output);
    failures.push(`✗ ${name}\n${lastLines(output)}`);
  }
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
}

async function tests(name, command, args, env, read) {
  say(`… ${name}`);
  const { code, seconds, output } = await run(command, args, env, true);
  const plain = stripVTControlCharacters(output);
  const counts = read(plain);
  // A runner that dies, or that finds nothing to run, must not look like success.
  if (counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)) counts.failed++;
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) failures.push(`✗ ${name}\n${lastLines(counts.told || plain)}`);
  say(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
}

function run(command, args, env = {}, show = false) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output, seconds: ((Date.now() - started) / 1000).toFixed(1) }));
  });
}

function readVitest(output) {
  const line = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? '';
  const count = (word) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed'), told: output.match(/^⎯+ ?(Failed|Unhandled).*/ms)?.[0] };
}

function readPlaywright(output) {
  const count = (word) => Number(output.match(new RegExp(`^\\s*(\\d+) ${word}`, 'm'))?.[1] ?? 0);
  // One that held on its second walk held; the runner names it above, so that somebody looks at why.
  return {
    passed: count('passed') + count('flaky'),
    failed: count('failed') + count('did not run'),
    told: output.match(/^ {2}1\) \[.*/ms)?.[0],
  };
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-80).join('\n');
}

/** A browser is part of the proof: it is found, or installed, or asked for by name; never skipped. */
function ensureChromium() {
  // The same engine without a window to draw takes a quarter less time for all journeys.
  const shell = '/usr/bin/chromium-headless-shell';
  const known = [
    shell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const find = () => [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path));
  const found = find();
  // A machine that is there for proofs gets the quick one; what somebody has installed for themselves is taken as it is.
  if (found && (found === process.env.CHROMIUM || found === shell || !process.env.CI)) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)…');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const install = (name) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    spawnSync('apt-get', ['update'], quiet);
    // Not every release of every distribution has the first.
    if (install('chromium-headless-shell').status !== 0 && !found) install('chromium');
  }
  const installed = find();
  if (installed) return installed;
  fail(
    'The browser tests need Chromium. Install it ("sudo apt-get install chromium" on Debian, "brew install --cask google-chrome" on macOS), or set CHROMIUM to the path of a Chrome or Chromium.',
  );
}
