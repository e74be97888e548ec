import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { choosableLines } from '../../domain/assessments/session/code-lines.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import { openRuntime, type Runtime } from '../../server/runtime.ts';
import { beginSession } from '../../server/services/assessments/session/begin-session.ts';
import { goOn, reply } from '../../server/services/assessments/session/play.ts';
import type { SessionView, ShownQuestion } from '../../server/services/assessments/session/view-session.ts';
import { contextOf } from '../harness/context.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { newDataDir } from '../harness/product.ts';
import type { Benchmark } from './benchmark.ts';
import { machine } from './machine.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';
import { measureRanks } from './tests/million-scores.ts';
import { measureTasks } from './tests/nightly.ts';

const playerCount = 200;
/** The twelfth answer also ends the session, which would be another measurement. */
const rounds = 11;
const limitMilliseconds = 60_000;

type Player = { context: ReturnType<typeof contextOf>; view: SessionView };

/**
 * Two hundred players answer at the same time and get their next questions; in turns with as many plain inserts of one
 * row.
 */
async function run(): Promise<object> {
  const dataDir = newDataDir();
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_MODE: 'production', BASE_URL: 'http://localhost' };
  const config = readConfig(env);
  const database = await openDatabase(config);
  let runtime: (Runtime & { close: () => Promise<void> }) | undefined;
  try {
    await prepareDatabase(config, database, new Date());
    runtime = openRuntime(config, database);
    const answers = await measureAnswers(runtime);
    const { id } = await runtime.db
      .selectFrom('tests')
      .select('id')
      .where('seoAlias', '=', 'go')
      .executeTakeFirstOrThrow();
    const ranks = await measureRanks(runtime.db, id);
    console.log(`rank and centile among a million: ${JSON.stringify(ranks)}`);
    const jobs = await measureTasks(runtime);
    console.log(`jobs beside it: ${JSON.stringify(jobs)}`);
    return { answers, ranks, jobs };
  } finally {
    await (runtime ?? database).close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAnswers(runtime: Runtime): Promise<object> {
  const { db } = runtime;
  await sql`create table bench_rows (id uuid primary key default gen_random_uuid(), body text not null)`.execute(db);
  const players = await makePlayers(runtime);
  const took = { answer: [] as number[], insert: [] as number[] };
  const busy = { answer: 0, insert: 0 };
  const began = performance.now();
  let done = 0;
  for (let round = 0; round < rounds && performance.now() - began < limitMilliseconds; round++) {
    const ways = {
      answer: () => Promise.all(players.map((player) => timed(took.answer, () => answerOnce(player)))),
      insert: () =>
        Promise.all(
          players.map(() =>
            timed(took.insert, () => sql`insert into bench_rows (body) values ('one row')`.execute(db)),
          ),
        ),
    };
    for (const way of round % 2 === 0 ? (['answer', 'insert'] as const) : (['insert', 'answer'] as const)) {
      const started = performance.now();
      await ways[way]();
      busy[way] += performance.now() - started;
    }
    done++;
  }
  return report(took, busy, done);
}

async function makePlayers(runtime: Runtime): Promise<Player[]> {
  const players: Player[] = [];
  for (let index = 0; index < playerCount; index++) {
    const developer = await makeDeveloper(runtime.db);
    const context = { ...contextOf(runtime, developer), clientAddress: `10.0.${index >> 8}.${index & 255}` };
    const begun = await beginSession(context, 'react', false);
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    players.push({ context, view: await goOn(context, begun.sessionId) });
  }
  return players;
}

async function answerOnce(player: Player): Promise<void> {
  const { question, sessionId } = player.view;
  if (!question) throw new Error('no question');
  const given = question.format === 'output' ? { typed: 'anything' } : { chosen: firstAnswer(question) };
  player.view = await reply(player.context, sessionId, question.questionId, given);
}

function firstAnswer({ format, code, options }: ShownQuestion): number[] {
  if (format === 'line') return choosableLines(code ?? '').slice(0, 1);
  return format === 'order' ? options.map((_, place) => place) : [0];
}

async function timed(list: number[], work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  list.push(performance.now() - began);
}

function report(took: Record<'answer' | 'insert', number[]>, busy: Record<'answer' | 'insert', number>, done: number) {
  const of = (way: 'answer' | 'insert') => ({
    p50: rounded(quantile(took[way], 0.5), 1),
    p99: rounded(quantile(took[way], 0.99), 1),
    perSecond: Math.round((1000 * took[way].length) / busy[way]),
  });
  const [answer, insert] = [of('answer'), of('insert')];
  const rows = Object.entries({ 'answer and next question': answer, 'bare insert of one row': insert }).map(
    ([name, { p50, p99, perSecond }]) => [name, p50.toFixed(1), p99.toFixed(1), String(perSecond)],
  );
  console.log(table([`${playerCount} at once, ${done} rounds`, 'p50 ms', 'p99 ms', 'a second'], rows));
  const ratio = {
    throughput: rounded(insert.perSecond / answer.perSecond, 2),
    p99: rounded(answer.p99 / insert.p99, 2),
  };
  console.log(`one answer costs as much as ${ratio.throughput} inserts; p99 is ${ratio.p99} times that of an insert`);
  console.log(`load of the machine: ${machine().load.join(', ')}`);
  return { players: playerCount, rounds: done, answer, insert, ratio };
}

export const tests: Benchmark = {
  name: 'tests',
  about: '200 players answering at once against plain inserts, and a rank among 1,000,000',
  run,
};
