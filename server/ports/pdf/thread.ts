import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OutsideError } from '../outside-error.ts';

export type Answer = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

export type ThreadLimits = {
  milliseconds: number;
  /** To load what it works with, apart from the time for a document. */
  startMilliseconds: number;
  heapMegabytes: number;
  /** Then it is replaced, whatever may have gathered in it. */
  documents: number;
  /** After being asked for nothing: a thread at rest costs some tens of megabytes, and a new one some tenths of a second. */
  restMilliseconds: number;
  /** What a document that nobody waits for any more may still take before the thread is given up with it. */
  graceMilliseconds: number;
};

/** One thread that prints one document after the other, and is replaced when it does not answer. */
export type Thread = {
  /** Resolves when the thread is free again; `settle` is called once, and earlier if the signal says so. */
  print: (json: string, settle: (outcome: Outcome) => void, signal?: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};
export type Outcome = { bytes: Uint8Array } | { error: unknown };

type Running = { worker: Worker; ready: Promise<unknown>; documents: number };

export function openThread(file: string, limits: ThreadLimits): Thread {
  let running: Running | undefined;
  let rest: NodeJS.Timeout | undefined;

  const end = async ({ worker }: Running) => {
    if (running?.worker === worker) running = undefined;
    clearTimeout(rest);
    await worker.terminate();
  };
  const start = (): Running => {
    const worker = startWorker(file, limits.heapMegabytes);
    const gone = once(worker, 'exit').then(() => Promise.reject(new Error('the thread ended before it began')));
    const ready = Promise.race([once(worker, 'message'), gone]);
    // Whoever waits for it hears of it; a thread that dies at rest is forgotten.
    gone.catch(() => {});
    ready.catch(() => {});
    const started: Running = { worker, ready, documents: 0 };
    worker.on('error', () => end(started)).on('exit', () => end(started));
    return started;
  };

  return {
    print: async (json, settle, signal) => {
      clearTimeout(rest);
      running ??= start();
      const mine = running;
      mine.worker.ref();
      const isOver = await ask(mine, json, settle, limits, signal);
      if (isOver || ++mine.documents >= limits.documents) return end(mine);
      mine.worker.unref();
      rest = setTimeout(() => end(mine), limits.restMilliseconds).unref();
    },
    close: async () => {
      if (running) await end(running);
    },
  };
}

/** Whether it is over with the thread: it was too slow, broke, or is busy with what nobody wants. */
async function ask(
  { worker, ready }: Running,
  json: string,
  settle: (outcome: Outcome) => void,
  limits: ThreadLimits,
  signal?: AbortSignal,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const fail = (reason: string, permanent: boolean, cause?: unknown) => {
    settle({ error: new OutsideError('pdf', reason, { permanent, cause }) });
    resolve(true);
  };
  const answered = (answer: Answer) => {
    if ('bytes' in answer) settle({ bytes: answer.bytes });
    else
      settle({
        error: new OutsideError('pdf', 'the résumé could not be rendered', { permanent: true, cause: answer.failure }),
      });
    resolve(false);
  };
  const broken = (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ERR_WORKER_OUT_OF_MEMORY') fail('the résumé takes too much memory', true, cause);
    else fail('the renderer broke', false, cause);
  };
  const ended = () => fail('the renderer ended', false);
  const late = () => fail('the résumé takes too long', true);
  let isAsked = false;
  let timer = setTimeout(() => fail('the renderer did not start', false), limits.startMilliseconds);
  const leave = () => {
    settle({ error: signal?.reason });
    // A thread that is still starting is good for the next.
    if (!isAsked) return resolve(false);
    clearTimeout(timer);
    timer = setTimeout(() => resolve(true), limits.graceMilliseconds);
  };
  worker.on('error', broken).on('exit', ended);
  signal?.addEventListener('abort', leave, { once: true });
  ready.then(
    () => {
      if (signal?.aborted) return;
      isAsked = true;
      clearTimeout(timer);
      timer = setTimeout(late, limits.milliseconds);
      worker.on('message', answered);
      worker.postMessage(json);
    },
    // Its end was heard of already.
    () => {},
  );
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    worker.off('message', answered).off('error', broken).off('exit', ended);
  });
}

function startWorker(file: string, heapMegabytes: number): Worker {
  return new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 4, stackSizeMb: 4 },
  });
}
