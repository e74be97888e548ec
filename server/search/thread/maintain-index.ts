import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { FromThread, ToThread } from './open-index-thread.ts';

/** Many changes at once come in many messages; a reload waits for the last one. */
const quietMilliseconds = 1000;

type Pair = [went: number | null, came: number | null];
type Size = { live: number; used: number };

/** An index as its thread uses it: rows are added and removed by number, and a search gets an answer. */
export type Index<Row, Asked, Answer> = {
  add: (row: Row) => void;
  remove: (number: number) => void;
  knows: (number: number) => boolean;
  answer: (asked: Asked) => Answer;
  /** Called after the first rows: sorts what must be sorted. */
  settle: () => void;
  size: () => Size;
};

type Keeping<Row, Asked, Answer> = {
  /** The channel on which the database sends changes. */
  name: string;
  make: (client: pg.Client) => Promise<Index<Row, Asked, Answer>>;
  readAll: (client: pg.Client) => AsyncIterable<Row[]>;
  readSome: (client: pg.Client, numbers: number[]) => Promise<Row[]>;
  /** True when so many slots are unused that the index should be built again. */
  stale: (size: Size) => boolean;
};

/** Loads everything, applies every change and answers searches, as long as the thread runs. */
export async function maintainIndex<Row, Asked, Answer>(keeping: Keeping<Row, Asked, Answer>): Promise<void> {
  const { connection } = workerData as { connection: pg.ClientConfig };
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: `${keeping.name} index` });
  // Without its connection the index would become outdated: the thread ends, and another one is started.
  client.on('error', () => process.exit(1));
  client.on('end', () => process.exit(1));

  let index: Index<Row, Asked, Answer> | undefined;
  /** Changes that arrive while a new index is being loaded. */
  let meanwhile: Pair[] | undefined;
  let reload: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const say = (message: FromThread<Answer>) => parentPort?.postMessage(message);
  /** One piece of work after the other, in the order of messages. */
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
  /** A search that fails here is answered by the database; the next search is not affected. */
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

  /** Removes the old rows, then reads and adds the new ones. */
  async function follow(target: Index<Row, Asked, Answer> | undefined, pairs: readonly Pair[]): Promise<void> {
    if (!target) return;
    for (const [went] of pairs) if (went !== null) target.remove(went);
    const came = pairs.flatMap(([, number]) => (number === null || target.knows(number) ? [] : [number]));
    if (came.length > 0) for (const row of await keeping.readSome(client, came)) target.add(row);
    if (keeping.stale(target.size())) planReload();
  }
}
