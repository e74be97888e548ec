// Installs and builds what the product needs to run. This file runs on the Node of the machine (20.20 or newer)
// before any package is installed, so it imports only the standard library.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** The Node that is installed with the project's packages: see docs/decisions. */
export const nodeBinary = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');

const installedMark = join(root, 'node_modules', '.installed');
const builtMark = join(root, 'build', '.built');

export function ensureInstalled() {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (readMark(installedMark) === wanted && existsSync(nodeBinary)) return;
  say('Installing packages (once; a minute or two)…');
  const outcome = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (outcome.status !== 0) fail('The packages could not be installed: npm ci failed, see its message above.');
  linkNode();
  if (!existsSync(nodeBinary)) {
    fail(`There is no Node for ${process.platform}-${process.arch} among the project's packages.`);
  }
  writeFileSync(installedMark, wanted);
}

/** Older versions of npm install the project's Node but create no link in .bin. */
function linkNode() {
  if (windows || existsSync(nodeBinary)) return;
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  const name = names.find((one) => existsSync(join(root, 'node_modules', one, 'bin', 'node')));
  if (name) symlinkSync(join('..', name, 'bin', 'node'), nodeBinary);
}

export function ensureBuilt() {
  const sources = ['app', 'domain', 'server', 'public'].flatMap((folder) => filesUnder(join(root, folder)));
  const wanted = hashOf([
    ...sources.filter((file) => !/\.(test\.tsx?|gz)$/.test(file)),
    ...readdirSync(root)
      .filter((name) => /^(package-lock\.json|(vite|react-router)\..*ts)$/.test(name))
      .sort()
      .map((name) => join(root, name)),
  ]);
  if (readMark(builtMark) === wanted) return;
  say('Building…');
  const outcome = spawnSync(nodeBinary, [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    shell: windows,
  });
  if (outcome.status !== 0) {
    process.stderr.write(outcome.stdout ?? '');
    process.stderr.write(outcome.stderr ?? '');
    fail('The build failed, see the message above.');
  }
  mkdirSync(dirname(builtMark), { recursive: true });
  writeFileSync(builtMark, wanted);
}

/** Runs a TypeScript file on the project's Node. This process exits with its code; it ends when this process is gone. */
export function runTypeScript(file, args, env = {}) {
  const child = spawn(nodeBinary, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // The cache of compiled code halves the time to start.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env, ...env },
    shell: windows,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm does not forward signals: when npm is gone (another parent process), the child is stopped.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));
}
