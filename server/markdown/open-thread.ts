import { Worker } from 'node:worker_threads';
import type { Outcome } from './within-budget.ts';

export type Question = { text: string; milliseconds: number };
export type Answer = Outcome;

export type ThreadLimits = {
  heapMegabytes: number;
  /** The thread is ended after this time without work: an idle one costs some tens of megabytes. */
  restMilliseconds: number;
  /** A thread without an answer for so long, its start included, is replaced; its own budgets are much shorter. */
  silentMilliseconds: number;
};

export type Thread = {
  /** One text at a time. Never rejects: a thread that ends is replaced with the next text. */
  ask: (question: Question) => Promise<Answer>;
  close: () => Promise<void>;
};

/** One thread that answers one question after the other; it does not keep the process alive. */
export function openThread(file: string, limits: ThreadLimits): Thread {
  let worker: Worker | undefined;
  let ready: Promise<unknown> | undefined;
  let rest: NodeJS.Timeout | undefined;

  const end = async (one: Worker | undefined) => {
    if (worker === one) worker = undefined;
    await one?.terminate();
  };
  const start = (): Worker => {
    const one = new Worker(file, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    });
    ready = new Promise((resolve) => one.once('message', resolve));
    one.on('error', () => end(one)).on('exit', () => end(one));
    return one;
  };

  return {
    ask: async (question) => {
      clearTimeout(rest);
      worker ??= start();
      const mine = worker;
      mine.ref();
      const answer = await answerOf(mine, ready, question, limits);
      if (!answer) {
        await end(mine);
        return { failed: 'late', cpu: 0 };
      }
      mine.unref();
      rest = setTimeout(() => void end(mine), limits.restMilliseconds).unref();
      return answer;
    },
    close: async () => {
      clearTimeout(rest);
      await end(worker);
    },
  };
}

/** Undefined when the thread ended without an answer. */
async function answerOf(
  worker: Worker,
  ready: Promise<unknown> | undefined,
  question: Question,
  limits: ThreadLimits,
): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const timer = setTimeout(() => resolve(undefined), limits.silentMilliseconds);
  const broken = ({ code }: NodeJS.ErrnoException) =>
    // This text has filled the memory and would fill it again.
    resolve(code === 'ERR_WORKER_OUT_OF_MEMORY' ? { failed: 'slow', cpu: 0 } : undefined);
  const ended = () => resolve(undefined);
  worker.on('error', broken).on('exit', ended);
  void ready?.then(() => {
    worker.on('message', resolve);
    worker.postMessage(question);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', broken).off('exit', ended);
  });
}
