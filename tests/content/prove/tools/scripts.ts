// Tools that execute the text of a program: Node.js, Python and PHP.
import { join } from 'node:path';
import type { Program } from '../plan.ts';
import { errorMark } from '../printed.ts';
import { type Ended, execute, firstLine, newFolder, printedBy, removeFolder, versionNumber } from './execute.ts';
import { atOnce, eachAtOnce, runSeconds, type Tool } from './tool.ts';

type Script = {
  name: string;
  file: string;
  /** The path of the program that executes it. */
  find: () => Promise<string | undefined>;
  version: (command: string) => Promise<string | undefined>;
  /** A file that is executed before the program: it prints the class of an error that the program does not catch. */
  before: { file: string; text: string };
  args: (file: string, before: string) => string[];
  env?: (support: string) => Record<string, string>;
  errorOf?: (ended: Ended) => string | undefined;
};

function scriptTool(script: Script): Tool {
  let command: Promise<string | undefined> | undefined;
  const found = () => {
    command ??= script.find();
    return command;
  };
  return {
    version: async () => {
      const path = await found();
      const version = path && (await script.version(path));
      return version ? `${script.name} ${version}` : undefined;
    },
    run: async (programs, seconds = runSeconds) => {
      const path = (await found()) ?? script.name;
      const support = newFolder({ [script.before.file]: script.before.text });
      try {
        return await eachAtOnce(programs, atOnce, (one) => runScript(script, path, support.work, one, seconds));
      } finally {
        removeFolder(support);
      }
    },
  };
}

async function runScript(
  script: Script,
  command: string,
  support: string,
  { text, files, stdin }: Program,
  seconds: number,
): Promise<string> {
  const folder = newFolder({ ...files, [script.file]: text });
  try {
    const args = script.args(script.file, join(support, script.before.file));
    const ended = await execute({ command, args, folder, stdin, env: script.env?.(support), seconds });
    return printedBy(ended, script.errorOf);
  } finally {
    removeFolder(folder);
  }
}

export const node = scriptTool({
  name: 'Node.js',
  file: 'main.mjs',
  find: async () => process.execPath,
  version: async () => process.versions.node,
  before: {
    file: 'before.mjs',
    text: `
import { createRequire } from 'node:module';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
globalThis.require = createRequire(join(process.cwd(), 'main.mjs'));
process.on('uncaughtExceptionMonitor', (error) => {
  if (process.listenerCount('uncaughtException') > 0) return;
  const name = error === null || error === undefined ? String(error) : error.constructor?.name ?? 'Object';
  process.on('exit', () => writeSync(1, '${errorMark}ERROR: ' + name + '\\n'));
});
`,
  },
  args: (file, before) => ['--no-warnings', '--import', before, file],
});

export const python = scriptTool({
  name: 'Python',
  file: 'main.py',
  // A command such as that of pyenv chooses the real one by the user's settings, which programs do not get.
  find: () => firstLine('python3', ['-c', 'import sys; print(sys.executable)']),
  version: async (command) => versionNumber(await firstLine(command, ['--version'])),
  before: {
    file: 'sitecustomize.py',
    text: `
import sys
def _hook(kind, error, trace, _shown=sys.excepthook):
    sys.stdout.flush()
    sys.stdout.write("${errorMark}ERROR: " + kind.__name__ + "\\n")
    sys.stdout.flush()
    _shown(kind, error, trace)
sys.excepthook = _hook
`,
  },
  args: (file) => ['-B', '-X', 'utf8', file],
  env: (support) => ({ PYTHONPATH: support, PYTHONHASHSEED: '0' }),
});

const phpSettings = { display_errors: '0', log_errors: '1', error_log: '', html_errors: '0', error_reporting: '-1' };

export const php = scriptTool({
  name: 'PHP',
  file: 'main.php',
  find: async () => 'php',
  version: async (command) => versionNumber(await firstLine(command, ['--version'])),
  before: {
    file: 'before.php',
    text: `<?php
set_exception_handler(function ($error) { echo "${errorMark}ERROR: " . get_class($error) . "\\n"; });
register_shutdown_function(function () {
  $last = error_get_last();
  if ($last && $last['type'] & (E_ERROR | E_CORE_ERROR | E_COMPILE_ERROR)) echo "${errorMark}ERROR: fatal\\n";
});
`,
  },
  args: (file, before) => [
    ...Object.entries({ ...phpSettings, auto_prepend_file: before }).flatMap(([name, value]) => [
      '-d',
      `${name}=${value}`,
    ]),
    file,
  ],
  // A file that cannot be parsed executes nothing, not even the file before it.
  errorOf: ({ stderr }) => (/^PHP Parse error: /m.test(stderr) ? 'ParseError' : undefined),
});
