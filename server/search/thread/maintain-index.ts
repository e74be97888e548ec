import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { FromThread, ToThread } from './open-index-thread.ts';

/** Many changes at once come in many messages; the last one is waited for. */
const quietMilliseconds = 1000;

type Pair = [went: number | null, came: number | null];
type Size = { live: number; used: number };

/** A read model as its thread sees it: rows come and go by number, and a question gets an answer. */
export type Index<Row, Asked, Answer> = {
  add: (row: Row) => void;
  remove: (number: number) => void;
  knows: (number: number) => boolean;
  answer: (asked: Asked) => Answer;
  /** After the first rows: what has to be put in order is. */
  settle: () => void;
  size: () => Size;
};

type Keeping<Row, Asked, Answer> = {
  /** The channel on which the database tells of changes. */
  name: string;
  make: (client: pg.Client) => Promise<Index<Row, Asked, Answer>>;
  readAll: (client: pg.Client) => AsyncIterable<Row[]>;
  readSome: (client: pg.Client, numbers: number[]) => Promise<Row[]>;
  /** So much of what it holds is gone that it is better made anew. */
  stale: (size: Size) => boolean;
};

/** Reads everything, follows every change and answers, for as long as the thread lives. */
export async function maintainIndex<Row, Asked, Answer>(keeping: Keeping<Row, Asked, Answer>): Promise<void> {
  const { connection } = workerData as { connection: pg.ClientConfig };
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: `${keeping.name} index` });
  // Without its connection the thread would grow old without knowing: it ends, and another one is started.
  client.on('error', () => process.exit(1));
  client.on('end', () => process.exit(1));

  let index: Index<Row, Asked, Answer> | undefined;
  /** What came while a new index is being read. */
  let meanwhile: Pair[] | undefined;
  let reload: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const say = (message: FromThread<Answer>) => parentPort?.postMessage(message);
  /** One thing after the other, in the order in which it was told. */
  const inTurn = (work: () => Promise<void> | void): void => {
    turn = turn.then(work).catch((error) => {
      say({ kind: 'failed', message: String(error) });
      process.exit(1);
    });
  };
  const planReload = (): void => {
    clearTimeout(reload);
    reload = setTimeout(() => inTurn(load), quietMilliseconds);
  };

  client.on('notification', ({ payload = '' }) => {
    if (payload === 'all') return planReload();
    if (payload.startsWith('mark ')) return inTurn(() => say({ kind: 'mark', mark: payload.slice(5) }));
    const pairs = JSON.parse(payload) as Pair[];
    meanwhile?.push(...pairs);
    inTurn(() => follow(index, pairs));
  });

  parentPort?.on('message', ({ id, asked }: ToThread<Asked>) => {
    say({ kind: 'answer', id, answer: answered(asked) });
  });
  /** A question that cannot be answered here is one for the database; the next one is no worse off. */
  const answered = (asked: Asked): Answer | undefined => {
    try {
      return index?.answer(asked);
    } catch (error) {
      say({ kind: 'failed', message: String(error) });
      return undefined;
    }
  };

  await client.connect();
  await client.query(`listen ${keeping.name}`);
  await load();
  say({ kind: 'ready' });

  async function load(): Promise<void> {
    meanwhile = [];
    const next = await keeping.make(client);
    for await (const rows of keeping.readAll(client)) for (const row of rows) next.add(row);
    next.settle();
    const missed = meanwhile;
    meanwhile = undefined;
    await follow(next, missed);
    index = next;
  }

  /** What went is taken out, what came is read and put in. */
  async function follow(target: Index<Row, Asked, Answer> | undefined, pairs: readonly Pair[]): Promise<void> {
    if (!target) return;
    for (const [went] of pairs) if (went !== null) target.remove(went);
    const came = pairs.flatMap(([, number]) => (number === null || target.knows(number) ? [] : [number]));
    if (came.length > 0) for (const row of await keeping.readSome(client, came)) target.add(row);
    if (keeping.stale(target.size())) planReload();
  }
}
