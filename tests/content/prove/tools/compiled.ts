// Tools that compile a program and execute the result.
import { join } from 'node:path';
import { cacheFolder } from '../cache.ts';
import type { Program } from '../plan.ts';
import {
  compileSeconds,
  type Ended,
  execute,
  type Folder,
  firstLine,
  newFolder,
  printedBy,
  removeFolder,
  versionNumber,
} from './execute.ts';
import { compileJava, stopJavaCompiler } from './java-compiler.ts';
import { atOnce, eachAtOnce, runSeconds, type Tool } from './tool.ts';

type Language = {
  name: string;
  file: string;
  find: () => Promise<string | undefined>;
  version: (compiler: string) => Promise<string | undefined>;
  /** The arguments of the compiler, or whether it compiles; `files` are the names of all files of the program. */
  compile: (files: string[], folder: string) => string[] | Promise<boolean>;
  close?: () => void;
  execute: [string, ...string[]];
  env?: Record<string, string>;
  errorOf: (ended: Ended) => string | undefined;
};

function compiledTool(language: Language): Tool {
  let compiler: Promise<string | undefined> | undefined;
  const found = () => {
    compiler ??= language.find();
    return compiler;
  };
  return {
    version: async () => {
      const path = await found();
      const version = path && (await language.version(path));
      return version ? `${language.name} ${version}` : undefined;
    },
    run: async (programs, seconds = runSeconds) => {
      const path = (await found()) ?? language.name;
      return eachAtOnce(programs, atOnce, (program) => runCompiled(language, path, program, seconds));
    },
    close: async () => language.close?.(),
  };
}

async function runCompiled(language: Language, compiler: string, program: Program, seconds: number): Promise<string> {
  const files = { ...program.files, [language.file]: program.text };
  const folder = newFolder(files);
  const { env } = language;
  try {
    const compile = language.compile(Object.keys(files), folder.work);
    const compiles = Array.isArray(compile)
      ? await runCompiler(language, compiler, compile, folder, env)
      : await compile;
    if (!compiles) return 'ERROR: compilation';
    const [command, ...rest] = language.execute;
    return printedBy(
      await execute({ command, args: rest, folder, env, stdin: program.stdin, seconds }),
      language.errorOf,
    );
  } finally {
    removeFolder(folder);
  }
}

async function runCompiler(
  { name }: Language,
  command: string,
  args: string[],
  folder: Folder,
  env?: Record<string, string>,
): Promise<boolean> {
  const { isLate, code } = await execute({ command, args, folder, env, seconds: compileSeconds });
  if (isLate) throw new Error(`${name} did not compile a program within ${compileSeconds} s`);
  return code === 0;
}

const withEnd = (end: string) => (files: string[]) => files.filter((name) => name.endsWith(end));
const signalOf = ({ code, signal }: Ended) =>
  signal ?? (code !== null && code > 128 ? `signal ${code - 128}` : undefined);

export const go = compiledTool({
  name: 'Go',
  file: 'main.go',
  find: async () => 'go',
  version: async (compiler) => versionNumber(await firstLine(compiler, ['version'])),
  compile: (files) => ['build', '-o', 'main', ...(files.includes('go.mod') ? ['.'] : withEnd('.go')(files))],
  execute: ['./main'],
  env: {
    // The compiled standard library is kept: compiling it takes longer than all programs.
    GOCACHE: join(cacheFolder, 'go'),
    GOPATH: join(cacheFolder, 'go-path'),
    GOFLAGS: '-mod=mod',
    GO111MODULE: 'auto',
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
  },
  errorOf: ({ stderr }) =>
    /^panic: /m.test(stderr)
      ? 'panic'
      : /^fatal error: all goroutines are asleep/m.test(stderr)
        ? 'deadlock'
        : /^fatal error: /m.test(stderr)
          ? 'fatal error'
          : undefined,
});

export const rust = compiledTool({
  name: 'Rust',
  file: 'main.rs',
  // The command of rustup chooses the real one by the user's settings, which programs do not get.
  find: async () => {
    const sysroot = await firstLine('rustc', ['--print', 'sysroot']);
    return sysroot && join(sysroot, 'bin', 'rustc');
  },
  version: async (compiler) => versionNumber(await firstLine(compiler, ['--version'])),
  compile: () => ['--edition', '2021', '--cap-lints', 'allow', '-o', 'main', 'main.rs'],
  execute: ['./main'],
  errorOf: (ended) => (ended.code === 101 ? 'panic' : signalOf(ended)),
});

export const java = compiledTool({
  name: 'Java',
  file: 'Main.java',
  find: async () => 'javac',
  version: async (compiler) => versionNumber(await firstLine(compiler, ['--version'])),
  compile: (files, folder) => compileJava(folder, withEnd('.java')(files)),
  close: stopJavaCompiler,
  execute: ['java', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto', '-Dfile.encoding=UTF-8', 'Main'],
  errorOf: ({ stderr }) => /^Exception in thread "main" ([\w.$]+)/m.exec(stderr)?.[1],
});

export const csharp = compiledTool({
  name: 'Mono',
  file: 'Main.cs',
  find: async () => 'mcs',
  version: async (compiler) => versionNumber(await firstLine(compiler, ['--version'])),
  compile: (files) => ['-nologo', '-warn:0', '-out:Main.exe', ...withEnd('.cs')(files)],
  execute: ['mono', 'Main.exe'],
  errorOf: ({ stderr }) => /Unhandled Exception:\s+([\w.]+)/.exec(stderr)?.[1],
});

export const c = compiledTool({
  name: 'GCC',
  file: 'main.c',
  find: async () => 'gcc',
  version: async (compiler) => versionNumber(await firstLine(compiler, ['-dumpfullversion'])),
  compile: (files) => [
    '-std=c17',
    '-D_POSIX_C_SOURCE=200809L',
    '-w',
    '-pthread',
    '-o',
    'main',
    ...withEnd('.c')(files),
    '-lm',
  ],
  execute: ['./main'],
  errorOf: signalOf,
});

export const cpp = compiledTool({
  name: 'GCC',
  file: 'main.cpp',
  find: async () => 'g++',
  version: async (compiler) => versionNumber(await firstLine(compiler, ['-dumpfullversion'])),
  compile: (files) => ['-std=c++20', '-w', '-pthread', '-o', 'main', ...withEnd('.cpp')(files)],
  execute: ['./main'],
  errorOf: (ended) =>
    /^terminate called after throwing an instance of '(.+)'$/m.exec(ended.stderr)?.[1] ?? signalOf(ended),
});
