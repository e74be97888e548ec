import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { compileSeconds } from './execute.ts';

type Waiting = { resolve: (compiles: boolean) => void; reject: (error: Error) => void };
type Compiler = { child: ChildProcessByStdio<Writable, Readable, null>; waiting: Waiting[] };

let started: Compiler | undefined;

/** Starts the compiler that stays in memory (Compile.java). */
function start(): Compiler {
  const args = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto', '-Dfile.encoding=UTF-8'];
  const child = spawn('java', [...args, join(import.meta.dirname, 'Compile.java')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
  const compiler: Compiler = { child, waiting: [] };
  const stop = (error: Error) => {
    if (started === compiler) started = undefined;
    for (const { reject } of compiler.waiting.splice(0)) reject(error);
  };
  child.stdin.on('error', () => {});
  child.on('error', stop).on('exit', () => stop(new Error('the Java compiler has ended')));
  createInterface({ input: child.stdout }).on('line', (line) => compiler.waiting.shift()?.resolve(line === 'true'));
  return compiler;
}

/** Whether the files of a folder compile; the classes are written beside them. */
export function compileJava(folder: string, files: readonly string[]): Promise<boolean> {
  started ??= start();
  const { child, waiting } = started;
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  waiting.push({ resolve, reject });
  child.stdin.write(`${[folder, ...files].join('\t')}\n`);
  const timer = setTimeout(() => child.kill('SIGKILL'), compileSeconds * 1000);
  return promise.finally(() => clearTimeout(timer));
}

export function stopJavaCompiler(): void {
  started?.child.stdin.end();
  started = undefined;
}
