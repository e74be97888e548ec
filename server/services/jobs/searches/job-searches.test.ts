import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostJobSearches } from '../../../../domain/jobs/searches/job-search.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { changeJobSearch, deleteJobSearch, findJobSearch, listJobSearches, saveJobSearch } from './job-searches.ts';
import { replaceInJobSearches } from './replace-in-job-searches.ts';

let runtime: Runtime;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  developer = await makeDeveloper(runtime.db);
});

beforeEach(async () => {
  await runtime.db.deleteFrom('jobSearches').execute();
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const react = { name: 'React à Nantes', query: 'technology=react&city=Nantes', rhythm: 'daily' } as const;
const list = async (viewer: Viewer = developer) => (await listJobSearches(as(viewer))).searches;

async function saved(search: Parameters<typeof saveJobSearch>[1] = react) {
  await saveJobSearch(as(developer), search);
  const found = (await list()).find(({ query }) => query === search.query);
  if (!found) throw new Error('the search was not saved');
  return found;
}

describe('searches of offers (docs/product/jobs.md, Saving a search of offers)', () => {
  it('are listed by name, newest first', async () => {
    await saved();
    await saved({ name: 'Bien payées', query: 'salary=60', rhythm: 'never' });
    expect((await list()).map(({ name, query, rhythm }) => ({ name, query, rhythm }))).toEqual([
      { name: 'Bien payées', query: 'salary=60', rhythm: 'never' },
      react,
    ]);
    expect(await findJobSearch(as(developer), react.query)).toEqual({ savedAs: 'React à Nantes', stopped: false });
    expect(await findJobSearch(as(developer), 'q=vue')).toEqual({ savedAs: undefined, stopped: false });
  });

  it('are saved once: the same search again gets the new name and rhythm', async () => {
    await saved();
    await saved({ ...react, name: 'Autre nom', rhythm: 'atOnce' });
    expect(await list()).toMatchObject([{ name: 'Autre nom', rhythm: 'atOnce' }]);
  });

  it('can be renamed, get another rhythm, and be deleted', async () => {
    const { id } = await saved();
    await changeJobSearch(as(developer), id, { name: 'Ma recherche', rhythm: 'weekly' });
    expect(await list()).toMatchObject([{ name: 'Ma recherche', rhythm: 'weekly' }]);
    await changeJobSearch(as(developer), id, { rhythm: 'never' });
    expect(await list()).toMatchObject([{ name: 'Ma recherche', rhythm: 'never' }]);
    await deleteJobSearch(as(developer), id);
    expect(await list()).toEqual([]);
    await expect(deleteJobSearch(as(developer), id)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(changeJobSearch(as(developer), id, { rhythm: 'daily' })).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are limited, also with parallel requests', async () => {
    const many = Array.from({ length: mostJobSearches + 4 }, (_, index) => ({ ...react, query: `q=react${index}` }));
    const outcomes = await Promise.allSettled(many.map((one) => saveJobSearch(as(developer), one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostJobSearches);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'Invalid', fields: { '': `tooManyRows:${mostJobSearches}` } },
    });
    // An existing search can still be changed.
    const [one] = await list();
    await saveJobSearch(as(developer), { name: 'Encore', query: one?.query ?? '', rhythm: 'daily' });
  });

  it('of another developer are not found', async () => {
    const { id } = await saved();
    const other = await makeDeveloper(runtime.db);
    expect(await list(other)).toEqual([]);
    await expect(changeJobSearch(as(other), id, { rhythm: 'never' })).rejects.toMatchObject({ name: 'NotFound' });
    await expect(deleteJobSearch(as(other), id)).rejects.toMatchObject({ name: 'NotFound' });
    for (const unknown of ['x', crypto.randomUUID()]) {
      await expect(deleteJobSearch(as(developer), unknown)).rejects.toMatchObject({ name: 'NotFound' });
      const change = changeJobSearch(as(developer), unknown, { rhythm: 'never' });
      await expect(change).rejects.toMatchObject({ name: 'NotFound' });
    }
    expect(await list()).toMatchObject([{ rhythm: 'daily' }]);
  });

  it('are only for developers', async () => {
    for (const other of [undefined, await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)]) {
      await expect(listJobSearches(as(other))).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(saveJobSearch(as(other), react)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await findJobSearch(as(other), react.query)).toBeUndefined();
    }
  });

  it('the alert about offers that fit the profile is one row, and not among them', async () => {
    const fit = { developerId: developer.userId, kind: 'fit', name: 'fit', rhythm: 'daily' };
    await runtime.db.insertInto('jobSearches').values(fit).execute();
    await expect(runtime.db.insertInto('jobSearches').values(fit).execute()).rejects.toThrow(/unique/);
    await expect(
      runtime.db
        .insertInto('jobSearches')
        .values({ ...fit, kind: 'search' })
        .execute(),
    ).rejects.toThrow(/check/);
    expect(await list()).toEqual([]);
  });

  it('follow a technology that is merged into another one; of two that become the same, one with alerts stays', async () => {
    await saved({ ...react, query: 'technology=reactjs', rhythm: 'daily' });
    await saved({ ...react, query: 'technology=react', rhythm: 'never' });
    await saved({ ...react, query: 'technology=reactjsx', rhythm: 'never' });
    await saved({ ...react, query: 'technology=reactjs&city=Nantes', rhythm: 'never' });
    await runtime.db.transaction().execute((trx) => replaceInJobSearches(trx, 'reactjs', 'react'));
    expect((await list()).map(({ query, rhythm }) => `${query} ${rhythm}`).toSorted()).toEqual([
      'technology=react daily',
      'technology=react&city=Nantes never',
      'technology=reactjsx never',
    ]);
  });
});
