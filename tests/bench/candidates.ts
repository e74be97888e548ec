import { readCandidateQuery } from '../../domain/contact/conversations/candidate-query.ts';
import type { Context } from '../../server/context.ts';
import { readCandidates } from '../../server/services/contact/candidates/read-candidates.ts';
import { moveCandidates } from '../../server/services/contact/pipeline/move-candidates.ts';
import { contextOf } from '../harness/context.ts';
import { makeCompany, makeRecruiter } from '../harness/factories.ts';
import type { Benchmark } from './benchmark.ts';
import { makeManyCandidates } from './candidates/many-candidates.ts';
import { withDevelopers } from './library/with-developers.ts';
import { quantile, rounded } from './statistics.ts';
import { table } from './table.ts';

const people = Number(process.env.BENCH_PEOPLE ?? 10_000);
const goalMilliseconds = 100;
const rounds = 30;

/** The board and the lists of a company with very many candidates. */
async function run(): Promise<object> {
  return withDevelopers(people, async ({ runtime }) => {
    const companyId = await makeCompany(runtime.db);
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    await makeManyCandidates(runtime.db, companyId, recruiter.userId);
    const context = contextOf(runtime, recruiter);
    const read = (search: string) => () => readCandidates(context, readCandidateQuery(new URLSearchParams(search)));
    const { id: job } = await runtime.db
      .selectFrom('jobs')
      .select('id')
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow();
    const ways: Record<string, () => Promise<unknown>> = {
      'floor: one row of each candidate': () =>
        runtime.db
          .selectFrom('candidates')
          .select(['developerId', 'stageId'])
          .where('companyId', '=', companyId)
          .execute(),
      board: read(''),
      'board of an offer': read(`job=${job}`),
      'list of a state': read('state=open'),
      ...(await waysToMove(context, companyId)),
    };
    const took: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
    for (let round = -3; round < rounds; round++) {
      for (const [name, way] of Object.entries(ways)) {
        const began = performance.now();
        await way();
        if (round >= 0) took[name]?.push(performance.now() - began);
      }
    }
    const lines = Object.entries(took).map(([name, times]) => ({
      name,
      p50: rounded(quantile(times, 0.5), 1),
      p95: rounded(quantile(times, 0.95), 1),
    }));
    const floor = lines[0]?.p50 ?? 0;
    console.log(
      table(
        [`${people} candidates`, 'p50 ms', 'p95 ms', 'it ÷ floor'],
        lines.map(({ name, p50, p95 }) => [name, p50.toFixed(1), p95.toFixed(1), (p50 / floor).toFixed(1)]),
      ),
    );
    return { people, goalMilliseconds, lines };
  });
}

/** Moves people of an open conversation to the next stage and back, one and fifty at once. */
async function waysToMove(context: Context, companyId: string): Promise<Record<string, () => Promise<unknown>>> {
  const stages = await context.db
    .selectFrom('pipelineStages')
    .select('id')
    .where('companyId', '=', companyId)
    .where('jobId', 'is', null)
    .where('phase', '=', 'open')
    .orderBy('position')
    .limit(2)
    .execute();
  const [first, second] = stages.map(({ id }) => id);
  if (!first || !second) throw new Error('a company has two stages of open conversations');
  const people = await context.db
    .selectFrom('candidates as c')
    .innerJoin('introductions as i', 'i.developerId', 'c.developerId')
    .select('c.developerId')
    .where('c.companyId', '=', companyId)
    .where('i.companyId', '=', companyId)
    .where('i.status', '=', 40)
    .where('c.stageId', '=', first)
    .orderBy('c.developerId')
    .limit(51)
    .execute();
  const move = (who: readonly { developerId: string }[]) => {
    let [from, to] = [first, second];
    return async () => {
      const { moved } = await moveCandidates(context, { stageId: to, moved: who.map((one) => ({ ...one, from })) });
      if (moved.length !== who.length) throw new Error(`only ${moved.length} of ${who.length} were moved`);
      [from, to] = [to, from];
    };
  };
  return { 'move of one': move(people.slice(0, 1)), 'move of fifty': move(people.slice(1)) };
}

export const candidates: Benchmark = {
  name: 'candidates',
  about: 'the board of a company with 10,000 candidates',
  run,
};
