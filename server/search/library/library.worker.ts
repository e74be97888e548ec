// The thread in which the CV library is kept in memory: see open-library-search.ts.
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { type LibraryIndex, makeLibraryIndex } from './library-index.ts';
import type { FromThread, ToThread } from './open-library-search.ts';
import { readNextRows, readRowsByNumber } from './read-rows.ts';

/** Few enough that a question does not wait long for its turn while the index is made. */
const rowsAtOnce = 2000;
/** Many changes at once come in many messages; the last one is waited for. */
const quietMilliseconds = 1000;

type Pair = [went: number | null, came: number | null];

const { connection } = workerData as { connection: pg.ClientConfig };
const client = new pg.Client({ ...connection, keepAlive: true, application_name: 'library index' });
// Without its connection the thread would grow old without knowing: it ends, and another one is started.
client.on('error', () => process.exit(1));
client.on('end', () => process.exit(1));

let index: LibraryIndex | undefined;
/** What came while a new index is being read. */
let meanwhile: Pair[] | undefined;
let reload: NodeJS.Timeout | undefined;
let turn: Promise<unknown> = Promise.resolve();

const say = (message: FromThread) => parentPort?.postMessage(message);
/** One thing after the other, in the order in which it was told. */
const inTurn = (work: () => Promise<void> | void): void => {
  turn = turn.then(work).catch((error) => {
    say({ kind: 'failed', message: String(error) });
    process.exit(1);
  });
};

client.on('notification', ({ payload = '' }) => {
  if (payload === 'all') return void planReload();
  if (payload.startsWith('mark ')) return inTurn(() => say({ kind: 'mark', mark: payload.slice(5) }));
  const pairs = JSON.parse(payload) as Pair[];
  meanwhile?.push(...pairs);
  inTurn(() => follow(index, pairs));
});

parentPort?.on('message', ({ id, asked }: ToThread) => {
  say({ kind: 'answer', id, answer: index?.answer(asked) });
});

await client.connect();
await client.query('listen library');
await load();
say({ kind: 'ready' });

async function load(): Promise<void> {
  meanwhile = [];
  const { rows } = await client.query<{ count: number }>('select count(*)::int from library_profiles where listed');
  const next = makeLibraryIndex(rows[0]?.count);
  let last = -1;
  for (;;) {
    const profiles = await readNextRows(client, last, rowsAtOnce);
    for (const profile of profiles) next.add(profile);
    last = profiles.at(-1)?.number ?? last;
    if (profiles.length < rowsAtOnce) break;
  }
  next.settle();
  const missed = meanwhile;
  meanwhile = undefined;
  await follow(next, missed);
  index = next;
}

/** What went is taken out, what came is read and put in. */
async function follow(target: LibraryIndex | undefined, pairs: readonly Pair[]): Promise<void> {
  if (!target) return;
  for (const [went] of pairs) if (went !== null) target.remove(went);
  const came = pairs.flatMap(([, number]) => (number === null || target.knows(number) ? [] : [number]));
  if (came.length > 0) for (const profile of await readRowsByNumber(client, came)) target.add(profile);
  const { live, used } = target.size();
  if (used - live > 10_000 + live / 4) planReload();
}

function planReload(): void {
  clearTimeout(reload);
  reload = setTimeout(() => inTurn(load), quietMilliseconds);
}
