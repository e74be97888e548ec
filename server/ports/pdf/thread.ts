import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { OutsideError } from '../outside-error.ts';

export type Answer = { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

export type ThreadLimits = {
  milliseconds: number;
  /** The time to load its libraries, separate from the time for a document. */
  startMilliseconds: number;
  heapMegabytes: number;
  /** The thread is replaced after this many documents, to free memory. */
  documents: number;
  /**
   * The thread is ended after this time without work: an idle one costs some tens of megabytes, a new one some tenths
   * of a second.
   */
  restMilliseconds: number;
  /** The time that an aborted document may still take before its thread is replaced. */
  graceMilliseconds: number;
};

/** One thread that prints one document after the other, and is replaced when it does not answer. */
export type Thread = {
  /** Resolves when the thread is free again; `settle` is called once, earlier when the signal aborts. */
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
    const gone = once(worker, 'exit').then(() => Promise.reject(new Error('the thread ended before it was ready')));
    const ready = Promise.race([once(worker, 'message'), gone]);
    // A caller that waits gets the error; a thread that fails while idle is only removed.
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

/** Returns whether the thread must be replaced: it was too slow, failed, or is busy with an aborted document. */
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
    // A thread that is still starting can print the next document.
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
    // Its end was handled already.
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
