// Tools whose programs are scripts of Bash in an empty folder.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../plan.ts';
import { type Account, execute, firstLine, newFolder, printedBy, removeFolder, versionNumber } from './execute.ts';
import { atOnce, eachAtOnce, runSeconds, type Tool } from './tool.ts';

/** Nothing is forbidden to root, which would change the answers of questions about permissions. */
const account = process.getuid?.() === 0 ? accountOf('nobody') : undefined;

function accountOf(name: string): Account | undefined {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** A command without network. */
function apart(command: string, args: readonly string[]): [string, string[]] {
  const as = account ? ['-S', String(account.uid), '-G', String(account.gid)] : ['-c'];
  return ['unshare', ['-n', ...as, '--', command, ...args]];
}

let asked: Promise<boolean> | undefined;
/** Whether this machine can execute a command without network; macOS and some containers cannot. */
function canBeApart(): Promise<boolean> {
  asked ??= firstLine(...apart('true', [])).then((line) => line !== undefined);
  return asked;
}

type Shell = {
  name: string;
  command: string;
  parts: number;
  /** What makes the command print its version. */
  ask?: readonly string[];
  env: Record<string, string>;
  home: Record<string, string>;
};

function shellTool({ name, command, parts, ask = ['--version'], env, home }: Shell): Tool {
  return {
    version: async () => {
      const number = versionNumber(await firstLine(command, ask), parts);
      return number && `${name} ${number}`;
    },
    run: (programs, seconds = runSeconds) =>
      eachAtOnce(programs, atOnce, (program) => runShell(program, { env, home }, seconds)),
  };
}

async function runShell(
  { text, files, stdin }: Program,
  { env, home }: Pick<Shell, 'env' | 'home'>,
  seconds: number,
): Promise<string> {
  const folder = newFolder({ ...files }, account);
  try {
    for (const [name, one] of Object.entries(home)) writeFileSync(join(folder.home, name), one);
    const script = join(folder.path, 'main.sh');
    writeFileSync(script, text);
    const all = { folder, stdin, seconds, env: { LC_ALL: 'C', ...env } };
    if (!(await canBeApart())) return printedBy(await execute({ ...all, command: 'bash', args: [script], account }));
    const [command, args] = apart('bash', [script]);
    return printedBy(await execute({ ...all, command, args }));
  } finally {
    removeFolder(folder);
  }
}

export const bash = shellTool({ name: 'Bash', command: 'bash', parts: 2, env: {}, home: {} });

const date = '2026-01-05T09:00:00Z';
export const git = shellTool({
  name: 'Git',
  command: 'git',
  parts: 3,
  env: { GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_TERMINAL_PROMPT: '0' },
  home: {
    '.gitconfig': `[user]
	name = Ada
	email = ada@example.com
[init]
	defaultBranch = main
[core]
	pager = cat
	editor = true
`,
  },
});

/** Only commands that need no cluster, such as `kubectl kustomize` and `kubectl patch --local`. */
export const kubectl = shellTool({
  name: 'kubectl',
  command: 'kubectl',
  parts: 3,
  ask: ['version', '--client', '--short'],
  env: {},
  home: {},
});
