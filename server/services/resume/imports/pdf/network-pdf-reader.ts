import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { NetworkProfile } from '../../../../../domain/resume/network/profile.ts';
import { openSlots } from '../../../../slots.ts';

export type NetworkPdfProblem =
  | 'notAPdf'
  | 'tooLarge'
  | 'tooManyPages'
  | 'tooSlow'
  | 'tooHeavy'
  | 'encrypted'
  | 'damaged';

export type NetworkPdfOutcome =
  | { profile: NetworkProfile }
  | { error: 'language' }
  | { error: 'general'; reason: NetworkPdfProblem };

/** What is found of a file when it is only opened: that it has pages, or why it cannot be shown to anybody. */
export type PdfInspection = { pages: number } | { error: 'general'; reason: NetworkPdfProblem };

/** Whose file it is, and when it is not wanted any more. */
export type Sender = { account?: string | undefined; signal?: AbortSignal | undefined };

export type NetworkPdfReader = {
  /**
   * Never throws for what is in the file; throws the signal's reason when it is told to stop, and Busy when too many files
   * wait already, of this account or of all.
   */
  read: (bytes: Uint8Array, from?: Sender) => Promise<NetworkPdfOutcome>;
  /** The same care for any PDF: it is opened, and its first page looked at. */
  inspect: (bytes: Uint8Array, from?: Sender) => Promise<PdfInspection>;
  /** Ends the threads. Needed by nobody who ends anyway: a thread at rest does not keep a process alive. */
  close: () => Promise<void>;
};

export const networkPdfLimits = {
  pages: 30,
  milliseconds: 10_000,
  heapMegabytes: 256,
  atOnce: 2,
  waiting: 32,
  /** What one account has of these. */
  perAccount: { atOnce: 1, waiting: 3 },
  waitMilliseconds: 30_000,
  /** Then a thread is replaced, whatever the library has kept of them. */
  filesPerThread: 100,
  /** A thread at rest costs some tens of megabytes, and a new one a third of a second. */
  restMilliseconds: 60_000,
};

export type Question = { bytes: Uint8Array } & ({ task: 'read'; mostPages: number } | { task: 'inspect' });

/** Ready once it has loaded what it works with: a machine that is slow to do so takes nothing from the file's time. */
type Thread = { worker: Worker; ready: Promise<unknown>; files: number; rest?: NodeJS.Timeout };

/** Reads files in threads of their own, since what is in them may be made to take for ever. One thread stays warm. */
export function openNetworkPdfReader(given: Partial<typeof networkPdfLimits> = {}): NetworkPdfReader {
  const limits = { ...networkPdfLimits, ...given };
  const threads = new Set<Thread>();
  let warm: Thread | undefined;
  const { atOnce, waiting, waitMilliseconds, perAccount } = limits;
  const perKey = { account: perAccount };
  const slots = openSlots({ atOnce, waiting, perKey, waitMilliseconds, retryAfterSeconds: 10 });

  const end = async (thread: Thread) => {
    clearTimeout(thread.rest);
    threads.delete(thread);
    if (warm === thread) warm = undefined;
    await thread.worker.terminate();
  };
  const start = (): Thread => {
    const worker = startWorker(limits.heapMegabytes);
    const gone = once(worker, 'exit').then(() => Promise.reject(new Error('a thread ended before it began')));
    const thread = { worker, ready: Promise.race([once(worker, 'message'), gone]), files: 0 };
    threads.add(thread);
    // A thread may also die at rest, or after it was given up: it is forgotten, and nothing else comes of it.
    thread.worker.on('error', () => end(thread));
    return thread;
  };
  const take = (): Thread => {
    const thread = warm ?? start();
    warm = undefined;
    clearTimeout(thread.rest);
    thread.worker.ref();
    return thread;
  };
  const giveBack = (thread: Thread) => {
    if (warm || ++thread.files >= limits.filesPerThread || !threads.has(thread)) return end(thread);
    warm = thread;
    thread.worker.unref();
    thread.rest = setTimeout(() => end(thread), limits.restMilliseconds).unref();
  };

  const run = <Answer>(question: Question, { account, signal }: Sender = {}): Promise<Answer> =>
    slots.run(
      async () => {
        const thread = take();
        const outcome = await ask<Answer>(thread, question, limits, signal).catch(async (failure) => {
          await end(thread);
          throw failure;
        });
        if (outcome.over) await end(thread);
        else await giveBack(thread);
        return outcome.answer;
      },
      { account },
      signal,
    );

  return {
    read: (bytes, from) => run({ task: 'read', bytes, mostPages: limits.pages }, from),
    inspect: (bytes, from) => run({ task: 'inspect', bytes }, from),
    close: async () => {
      await Promise.all([...threads].map(end));
    },
  };
}

/** One file for one thread. It is over with the thread when it did not answer by itself. */
async function ask<Answer>(
  { worker, ready }: Thread,
  question: Question,
  { milliseconds }: typeof networkPdfLimits,
  signal?: AbortSignal,
): Promise<{ answer: Answer; over: boolean }> {
  await ready;
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<{ answer: Answer; over: boolean }>();
  const giveUp = (reason: NetworkPdfProblem) => resolve({ answer: { error: 'general', reason } as Answer, over: true });
  const timer = setTimeout(() => giveUp('tooSlow'), milliseconds);
  const stop = () => reject(signal?.reason);
  const answered = (answer: Answer) => resolve({ answer, over: false });
  const failed = ({ code }: NodeJS.ErrnoException) =>
    giveUp(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooHeavy' : 'damaged');
  const ended = () => giveUp('damaged');
  signal?.addEventListener('abort', stop, { once: true });
  worker.on('message', answered).on('error', failed).on('exit', ended);
  const copy = Uint8Array.from(question.bytes);
  worker.postMessage({ ...question, bytes: copy }, [copy.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.off('message', answered).off('error', failed).off('exit', ended);
  });
}

function startWorker(heapMegabytes: number): Worker {
  return new Worker(workerFile(), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
}

/** Pages are bundled apart, so this file may run from another folder; the thread's file is never bundled. */
function workerFile(): string {
  const name = join('server', 'services', 'resume', 'imports', 'pdf', 'network-pdf.worker.ts');
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder)) throw new Error(`${name} was not found above ${import.meta.dirname}`);
  }
}
