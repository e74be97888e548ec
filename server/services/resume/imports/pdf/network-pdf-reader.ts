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

/** The result of opening a file without reading it: its number of pages, or why it cannot be opened. */
export type PdfInspection = { pages: number } | { error: 'general'; reason: NetworkPdfProblem };

/** The account that sent the file, and the signal that aborts the work. */
type Sender = { account?: string | undefined; signal?: AbortSignal | undefined };

export type NetworkPdfReader = {
  /**
   * Never throws because of the content of the file. Throws the reason of the signal when aborted, and Busy when too
   * many files of this account, or of all accounts, already wait.
   */
  read: (bytes: Uint8Array, from?: Sender) => Promise<NetworkPdfOutcome>;
  /** With the same limits for any PDF: opens it and checks its first page. */
  inspect: (bytes: Uint8Array, from?: Sender) => Promise<PdfInspection>;
  /** Ends the threads. Not needed before the process ends: an idle thread does not keep the process alive. */
  close: () => Promise<void>;
};

export const networkPdfLimits = {
  pages: 30,
  milliseconds: 10_000,
  heapMegabytes: 256,
  atOnce: 2,
  waiting: 32,
  /** The limits of one account. */
  perAccount: { atOnce: 1, waiting: 3 },
  waitMilliseconds: 30_000,
  /** A thread is replaced after this many files, to free memory that the library may hold. */
  filesPerThread: 100,
  /** An idle thread costs some tens of megabytes, a new one a third of a second. */
  restMilliseconds: 60_000,
};

export type Question = { bytes: Uint8Array } & ({ task: 'read'; mostPages: number } | { task: 'inspect' });

/** Ready once it has loaded its libraries: the time for that is not counted as time for the file. */
type Thread = { worker: Worker; ready: Promise<unknown>; files: number; rest?: NodeJS.Timeout };

/** Reads files in separate threads, because a file can be made to take endless time. One thread stays ready. */
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
    const gone = once(worker, 'exit').then(() => Promise.reject(new Error('a thread ended before it was ready')));
    const thread = { worker, ready: Promise.race([once(worker, 'message'), gone]), files: 0 };
    threads.add(thread);
    // A thread may also fail while idle, or after it was given up: it is only removed from the list.
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

/** Gives one file to one thread. `over` is true when the thread did not answer and must be ended. */
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

/** Bundled pages may run this file from another folder; the file of the thread is never bundled. */
function workerFile(): string {
  const name = join('server', 'services', 'resume', 'imports', 'pdf', 'network-pdf.worker.ts');
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return join(folder, name);
    if (folder === dirname(folder)) throw new Error(`${name} was not found above ${import.meta.dirname}`);
  }
}
