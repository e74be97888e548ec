// `npm test`: all checks and tests, the fastest first. `npm run check`: those that need no built product and no browser.
// `npm test -- --part <part>` runs one of the parts that CI machines run side by side; together they are `npm test`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, headlessShell } from './chromium.mjs';
import { ensureInstalled, fail, nodeBinary, root, say } from './prepare.mjs';
import { readPlaywright, readResults, readVitest } from './read-results.mjs';
import { readPart } from './test-parts.mjs';

/** The projects of Vitest whose tests start no built product. */
const quickProjects = ['rules', 'server', 'apart'];
/** The same for those that take long: they run beside the build. */
const longProjects = ['campaigns'];
const part =
  readPart(process.argv.slice(2)) ?? fail('Parts of the tests: --part check, product, browser or browser-1/2.');
const bin = (name) => join(root, 'node_modules', '.bin', name);
/** The maximum number of failures of one runner that are repeated at the end. */
const mostTold = 20;
let passed = 0;
let failed = 0;
/** Failures and flaky tests are repeated at the end of the log, where they are found quickly. */
const failures = [];
const notes = [];
/** A new folder each time, so that results of an earlier run are not read. */
const results = mkdtempSync(join(tmpdir(), 'vivier-results-'));
process.on('exit', () => rmSync(results, { recursive: true, force: true }));

ensureInstalled();
const chromium = part.product || part.browser ? ensureChromium() : undefined;

await step('types of the routes', bin('react-router'), ['typegen']);
const sqlRows = join(results, 'sql-rows');
mkdirSync(sqlRows);
// At the same time, because neither keeps two cores busy.
const projects = [...(part.check ? quickProjects : []), ...(part.product ? longProjects : [])];
await Promise.all([
  checks(),
  projects.length > 0 && vitest(part.check ? 'unit and service tests' : 'campaigns', projects),
]);
if (part.product) await vitest('tests of the built product', ['operation', 'attacks']);
if (part.check)
  await step('row types of SQL', nodeBinary, [
    join(root, 'tests', 'sql-rows', 'check.ts'),
    sqlRows,
    ...(part.product ? [] : ['--part']),
  ]);
if (part.browser) {
  const playwrightFile = join(results, 'playwright.json');
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile };
  await tests(
    'browser tests',
    bin('playwright'),
    ['test', '--reporter=list,json', ...(part.shard ? [`--shard=${part.shard}`] : [])],
    env,
    playwrightFile,
    readPlaywright,
  );
}

for (const told of [...failures, ...notes]) say(told);
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function checks() {
  if (part.check) await checkSources();
  if (part.product || part.browser) await step('build', nodeBinary, [join(root, 'scripts', 'build.mjs')]);
}

async function checkSources() {
  await step('lint', bin('biome'), ['check', '--error-on-warnings', '.']);
  // With one checker the compiler computes a third less: several checkers compute the same types again.
  await step('types', bin('tsc'), ['--noEmit', '--checkers', '1']);
  await step('boundaries', nodeBinary, [join(root, 'scripts', 'boundaries.mjs')]);
  await step('unused code', bin('knip'), []);
  await step('styles', nodeBinary, [join(root, 'scripts', 'styles.mjs')]);
  await step('database types', nodeBinary, ['server/commands/types.ts', '--verify']);
}

function vitest(name, projects) {
  const file = join(results, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', ...reporters, ...projects.map((project) => `--project=${project}`)];
  return tests(name, bin('vitest'), args, { SQL_ROWS: sqlRows }, file, readVitest);
}

/** A check counts as one test. */
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

async function tests(name, command, args, env, file, read) {
  say(`… ${name}`);
  const { code, seconds, output } = await run(command, args, env, true);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const counts = readResults(written, code, read);
  passed += counts.passed;
  failed += counts.failed.length;
  if (counts.failed.length > 0) {
    const told = counts.failed.slice(0, mostTold).map((one) => `✗ ${firstLines(stripVTControlCharacters(one))}`);
    const more = counts.failed.length > mostTold ? [`… and ${counts.failed.length - mostTold} more`] : [];
    const printed = counts.unexplained ? [lastLines(stripVTControlCharacters(output))] : [];
    failures.push([`✗ ${name}`, ...told, ...more, ...printed].join('\n'));
  }
  for (const one of counts.flaky) notes.push(`flaky, held when it was tried again: ${one}`);
  for (const one of counts.skipped) notes.push(`skipped: ${one}`);
  const mark = counts.failed.length === 0 ? '✓' : '✗';
  say(`${mark} ${name}: ${counts.passed} passed, ${counts.failed.length} failed (${seconds} s)\n`);
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

function firstLines(text) {
  return text.trimEnd().split('\n').slice(0, 20).join('\n');
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-80).join('\n');
}

/** The browser tests are never skipped: Chromium is found, installed, or the run fails with instructions. */
function ensureChromium() {
  const found = findChromium();
  // On CI the faster headless shell is installed; elsewhere an installed browser is used as it is.
  if (found && (found === process.env.CHROMIUM || found === headlessShell || !process.env.CI)) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)…');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const install = (name) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    spawnSync('apt-get', ['update'], quiet);
    // Not every distribution has the package of the headless shell.
    if (install('chromium-headless-shell').status !== 0 && !found) install('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  fail(
    'The browser tests need Chromium. Install it ("sudo apt-get install chromium" on Debian, "brew install --cask google-chrome" on macOS), or set CHROMIUM to the path of a Chrome or Chromium.',
  );
}
