import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rankingKeptDays } from '../../../../domain/fit/log.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makeLibraryPeople } from '../../../../tests/harness/library-people.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { readLibrary } from '../../library/read-library.ts';
import { logRanking } from './log-ranking.ts';
import { replayRanking } from './replay-ranking.ts';
import { sweepRankings } from './sweep-rankings.ts';

let runtime: Runtime;
let recruiter: SignedIn;
let companyId: string;

beforeAll(async () => {
  runtime = await testRuntime();
  const made = await makeRecruiter(runtime.db);
  recruiter = made;
  companyId = made.membership.companyId;
  await makeLibraryPeople(runtime.db, 60, [companyId]);
  await runtime.library.start();
});
beforeEach(async () => {
  // A page does not wait for its log: what the test before has begun is written first.
  await eventually(() => expect(runtime.pool.idleCount).toBe(runtime.pool.totalCount));
  await runtime.db.deleteFrom('rankings').execute();
});

function as(viewer: SignedIn, clock = fixedClock('2026-11-16T10:00:00Z')): Context {
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, viewer);
}

const query = readLibraryQuery(new URLSearchParams('plus=react&plus=typescript'));
const logged = () => runtime.db.selectFrom('rankings').selectAll().orderBy('madeAt').orderBy('id').execute();
const resultsOf = (rankingId: string) =>
  runtime.db.selectFrom('rankingResults').selectAll().where('rankingId', '=', rankingId).orderBy('place').execute();

/** A page of the library, and its log once it is written. */
async function shown(context: Context, after?: string, expected = 1, asked = query) {
  const library = await readLibrary(context, asked, after);
  if (library.access !== 'open') throw new Error('the library is closed');
  const rankings = await eventually(async () => {
    const rows = await logged();
    expect(rows).toHaveLength(expected);
    return rows;
  });
  return { library, ranking: rankings.at(-1) as (typeof rankings)[number] };
}

describe('docs/product/fit.md, Log', () => {
  it('a page in the order of fit is written with its inputs, and every person with place, score, parts and facts', async () => {
    const { library, ranking } = await shown(as(recruiter));
    expect(ranking).toMatchObject({
      kind: 'people',
      viewerId: recruiter.userId,
      companyId,
      developerId: null,
      fitVersion: '1',
      madeAt: new Date('2026-11-16T10:00:00Z'),
      day: 20_773,
      inputs: {
        need: {
          technologies: [
            { id: 'react', must: false },
            { id: 'typescript', must: false },
          ],
        },
      },
    });
    const results = await resultsOf(ranking.id);
    expect(results.map(({ place, developerId, score }) => [place, developerId, score])).toEqual(
      library.entries.map(({ id, fit }, at) => [at + 1, id, fit?.score]),
    );
    expect(results[0]?.facts).toMatchObject({ technologies: expect.any(Array), years: expect.any(Number) });
    expect(Object.keys(results[0]?.facts as object)).not.toEqual(expect.arrayContaining(['name']));
  });

  it('near profiles are of a lower tier than those who meet the whole search', async () => {
    const strict = readLibraryQuery(new URLSearchParams('technology=react&technology=typescript&every=1'));
    const { library, ranking } = await shown(as(recruiter), undefined, 1, strict);
    const { entries, near } = library;
    expect([entries.length > 0, near.length > 0, entries.length + near.length]).toEqual([true, true, 10]);
    const results = await resultsOf(ranking.id);
    expect(results.map(({ developerId, tier }) => [developerId, tier])).toEqual([
      ...entries.map(({ id }) => [id, 1]),
      ...near.map(({ id }) => [id, 0]),
    ]);
    expect(await replayRanking(runtime.db, ranking.id)).toMatchObject({ replay: { equal: true } });
  });

  it('computed again, it has the same scores and the same order', async () => {
    const { ranking } = await shown(as(recruiter));
    expect(await replayRanking(runtime.db, ranking.id)).toMatchObject({ kind: 'people', replay: { equal: true } });
    await sql`update ranking_results set score = score - 1 where ranking_id = ${ranking.id} and place = 3`.execute(
      runtime.db,
    );
    expect(await replayRanking(runtime.db, ranking.id)).toMatchObject({ replay: { equal: false, sameScores: false } });
    expect(await replayRanking(runtime.db, crypto.randomUUID())).toBeUndefined();
  });

  it('the places of the next page follow those of the first', async () => {
    const { library } = await shown(as(recruiter));
    const { ranking } = await shown(as(recruiter), library.next, 2);
    expect((await resultsOf(ranking.id)).map(({ place }) => place)[0]).toBe(21);
    expect(await replayRanking(runtime.db, ranking.id)).toMatchObject({ replay: { equal: true } });
  });

  it('the same page on the same day is one ranking, on another day another one', async () => {
    await shown(as(recruiter));
    await shown(as(recruiter));
    await shown(as(recruiter, fixedClock('2026-11-17T10:00:00Z')), undefined, 2);
  });

  it('a page by date is not written', async () => {
    await readLibrary(as(recruiter), query, undefined, 'date');
    await shown(as(recruiter));
  });

  it('what the team reads, also in another name, has no company', async () => {
    const admin = await makeAdministrator(runtime.db);
    const impersonator = { userId: admin.userId, name: 'Sacha', until: new Date() };
    const { ranking } = await shown(as({ ...recruiter, impersonator }));
    expect(ranking).toMatchObject({ viewerId: admin.userId, companyId: null });
  });

  it('a log that cannot be written fails nothing', async () => {
    const errors: unknown[] = [];
    const context = { ...as(recruiter), log: { ...runtime.log, error: (line: unknown) => errors.push(line) } };
    const result = { place: 0, developerId: crypto.randomUUID(), score: 1, parts: [], facts: {}, ties: [] };
    await logRanking(context as unknown as Context, () => ({ kind: 'offers', day: 1, inputs: {}, results: [result] }));
    expect(errors).toHaveLength(1);
    expect(await logged()).toEqual([]);
  });

  it(`is kept for ${rankingKeptDays} days, or until a question about it is answered`, async () => {
    const { ranking } = await shown(as(recruiter));
    const late = fixedClock('2026-11-16T10:00:00Z');
    const context = { db: runtime.db, ports: { ...runtime.ports, clock: late } };
    late.advance((rankingKeptDays - 1) * 86_400_000);
    await sweepRankings(context);
    expect(await logged()).toHaveLength(1);
    const developer = await makeDeveloper(runtime.db);
    await sql`insert into ranking_requests (developer_id, ranking_id, text, asked_at)
      values (${developer.userId}, ${ranking.id}, 'Pourquoi ?', now())`.execute(runtime.db);
    late.advance(2 * 86_400_000);
    await sweepRankings(context);
    expect(await logged()).toHaveLength(1);
    await sql`update ranking_requests set decided_at = now(), outcome = 'explained', answer = 'Voici.'`.execute(
      runtime.db,
    );
    await sweepRankings(context);
    expect(await logged()).toEqual([]);
    expect(await resultsOf(ranking.id)).toEqual([]);
  });
});
