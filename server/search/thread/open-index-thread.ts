import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { type Log, withoutValues } from '../../log.ts';

export type ToThread<Asked> = { id: number; asked: Asked };
export type FromThread<Answer> =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answer | undefined }
  | { kind: 'mark'; mark: string }
  | { kind: 'failed'; message: string };

/** An index in the memory of a thread. */
export type IndexThread<Asked, Answer> = {
  isReady: () => boolean;
  /** The answer from memory; undefined when there is none, and the caller must use the database. */
  ask: (asked: Asked) => Promise<Answer | undefined>;
  /** Starts to load everything into memory, and resolves when it is loaded. */
  start: () => Promise<void>;
  /** Starts the index once there are enough rows; resolves after the first check, and checks again later. */
  watch: () => Promise<void>;
  /** Resolves when every change that was stored before is applied. */
  caughtUp: () => Promise<void>;
  close: () => Promise<void>;
};

export type IndexOptions = {
  connection: pg.ClientConfig;
  pool: pg.Pool;
  log: Log;
  /** With fewer rows no index is built: SQL is fast enough. */
  from: number;
};

type Kind = {
  /** The name in the log, and the channel on which the database sends changes. */
  name: string;
  thread: URL;
  /** The rows of the index: 'library_profiles where listed'. */
  rows: string;
};

const lookAgainMilliseconds = 5 * 60_000;
const startAgainMilliseconds = 5_000;
/** A search must not wait for a thread that hangs. */
const answerWithinMilliseconds = 5_000;

/** In a separate thread, so that counting a million rows does not block other requests. */
export function openIndexThread<Asked, Answer>(
  { name, thread: file, rows: kept }: Kind,
  { connection, pool, log, from }: IndexOptions,
): IndexThread<Asked, Answer> {
  let thread: Worker | undefined;
  let ready = false;
  let starting: PromiseWithResolvers<void> | undefined;
  let closing = false;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  const marks = new Map<string, () => void>();

  const hear = (message: FromThread<Answer>): void => {
    if (message.kind === 'answer') waiting.get(message.id)?.(message.answer);
    else if (message.kind === 'mark') marks.get(message.mark)?.();
    else if (message.kind === 'failed')
      log.warn({ reason: withoutValues(message.message) }, `the ${name} index failed`);
    else {
      ready = true;
      starting?.resolve();
    }
  };
  const gone = (): void => {
    thread = undefined;
    ready = false;
    starting = undefined;
    for (const answer of waiting.values()) answer(undefined);
    if (closing) return;
    log.warn(`the ${name} index has ended; searches use the database until it is loaded again`);
    timer = setTimeout(begin, startAgainMilliseconds).unref();
  };
  const begin = (): void => {
    clearTimeout(timer);
    thread = new Worker(file, { workerData: { connection } });
    thread.unref();
    thread.on('message', hear);
    thread.on('error', (error) => log.warn({ err: error }, `the ${name} index failed`));
    thread.on('exit', gone);
  };
  const count = async (): Promise<void> => {
    const { rows } = await pool.query<{ large: boolean }>(
      `select count(*) >= $1 as large from (select from ${kept} limit $1) as first`,
      [from],
    );
    if (rows[0]?.large && !thread && !closing) begin();
  };
  /** Repeated until there are enough rows, also after the database was not available. */
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    await count().catch((error) => log.warn({ err: error }, `the size of the ${name} could not be read`));
    clearTimeout(timer);
    if (!thread && !closing) timer = setTimeout(() => void look(), lookAgainMilliseconds).unref();
  };

  return {
    isReady: () => ready,
    ask: async (asked) => {
      if (!ready || !thread) return undefined;
      const id = ++last;
      const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
      const limit = setTimeout(() => resolve(undefined), answerWithinMilliseconds);
      waiting.set(id, resolve);
      thread.postMessage({ id, asked } satisfies ToThread<Asked>);
      return promise.finally(() => {
        clearTimeout(limit);
        waiting.delete(id);
      });
    },
    start: () => {
      starting ??= Promise.withResolvers();
      if (!thread) begin();
      return starting.promise;
    },
    watch: look,
    caughtUp: async () => {
      const mark = crypto.randomUUID();
      const { promise, resolve } = Promise.withResolvers<void>();
      marks.set(mark, resolve);
      await pool.query('select pg_notify($1, $2)', [name, `mark ${mark}`]);
      await promise.finally(() => marks.delete(mark));
    },
    close: async () => {
      closing = true;
      clearTimeout(timer);
      await thread?.terminate();
    },
  };
}
