import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { errorMark, lateError, withErrorLines } from '../printed.ts';

const mostPrinted = 64 * 1024;
export const compileSeconds = 60;

/** The account that executes a program. */
export type Account = { uid: number; gid: number };
export type Command = {
  command: string;
  args: readonly string[];
  folder: Folder;
  env?: Record<string, string>;
  stdin?: string;
  seconds: number;
  account?: Account;
  /** Characters after which it is ended; 64 Ki if left out. */
  mostOutput?: number;
};
export type Ended = { stdout: string; stderr: string; code: number | null; signal: string | null; isLate: boolean };

/** A temporary folder: `work` has the files of a program. */
export type Folder = { path: string; work: string; home: string; temporary: string };

/** Folders and process groups that are still in use, for a process that is interrupted. */
const open = new Set<string>();
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) kill(group);
  for (const path of open) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
});

/** `files` are created in `work`. */
export function newFolder(files: Record<string, string>, owner?: Account): Folder {
  const path = mkdtempSync(join(tmpdir(), 'vivier-proof-'));
  open.add(path);
  chmodSync(path, 0o755);
  const folder = { path, work: join(path, 'work'), home: join(path, 'home'), temporary: join(path, 'tmp') };
  const own = (one: string) => owner && chownSync(one, owner.uid, owner.gid);
  for (const one of [folder.work, folder.home, folder.temporary]) {
    mkdirSync(one);
    own(one);
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder.work, name);
    if (!file.startsWith(folder.work + sep)) throw new Error(`the file ${name} is outside of the folder`);
    for (const above of foldersAbove(folder.work, file)) {
      mkdirSync(above, { recursive: true });
      own(above);
    }
    writeFileSync(file, text);
    own(file);
  }
  return folder;
}

function foldersAbove(root: string, file: string): string[] {
  const above = dirname(file);
  return above === root ? [] : [...foldersAbove(root, above), above];
}

export function removeFolder({ path }: Folder): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  open.delete(path);
}

/** Executes a command in a process group of its own, which is ended with it. */
export function execute({
  command,
  args,
  folder,
  env = {},
  stdin = '',
  seconds,
  account,
  ...more
}: Command): Promise<Ended> {
  const { mostOutput = mostPrinted } = more;
  const child = spawn(command, args, {
    cwd: folder.work,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: folder.home,
      TMPDIR: folder.temporary,
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      ...env,
    },
    ...account,
  });
  const group = child.pid;
  if (group) running.add(group);
  const end = () => group && kill(group);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      output[name] = (output[name] + chunk).slice(0, mostOutput);
      if (output[name].length === mostOutput) end();
    });
  }
  // A program need not read what it is given.
  child.stdin.on('error', () => {});
  child.stdin.end(stdin);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, seconds * 1000);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    // Processes that the program left in the background would keep its output open.
    child.on('exit', end);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (group) running.delete(group);
      resolve({ ...output, code, signal, isLate });
    });
  });
}

function kill(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** What a program printed, with the error that ended it as the last line. */
export function printedBy(ended: Ended, errorOf: (ended: Ended) => string | undefined = () => undefined): string {
  const name = errorOf(ended);
  const error = ended.isLate ? lateError : name === undefined ? undefined : `ERROR: ${name}`;
  return withErrorLines(error === undefined ? ended.stdout : `${ended.stdout}${errorMark}${error}\n`);
}

/** The first line that a command prints, with the environment of this process; undefined when it cannot be executed. */
export async function firstLine(command: string, args: readonly string[]): Promise<string | undefined> {
  const folder = newFolder({});
  const env = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  try {
    const told = await execute({ command, args, folder, env: Object.fromEntries(env), seconds: compileSeconds });
    return told.code === 0 ? `${told.stdout}${told.stderr}`.split('\n')[0]?.trim() : undefined;
  } catch {
    return undefined;
  } finally {
    removeFolder(folder);
  }
}

/** At most `parts` numbers of the version in a text such as `git version 2.39.5`. */
export function versionNumber(text: string | undefined, parts = 3): string | undefined {
  return text && /\d+(\.\d+)+/.exec(text)?.[0].split('.').slice(0, parts).join('.');
}
