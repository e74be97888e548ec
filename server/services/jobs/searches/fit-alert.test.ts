import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeDeveloper,
  makeRecruiter,
  refreshInLibrary,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readFitAlert, setFitAlert } from './fit-alert.ts';
import { changeJobSearch, deleteJobSearch, listJobSearches } from './job-searches.ts';

let runtime: Runtime;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  developer = await makeDeveloper(runtime.db);
});

beforeEach(async () => {
  await runtime.db.deleteFrom('jobSearches').execute();
  await runtime.db.deleteFrom('developerTechnologies').execute();
  await runtime.db
    .insertInto('developerTechnologies')
    .values({ developerId: developer.userId, technologyId: 'go', position: 0 })
    .execute();
  await refreshInLibrary(runtime.db, developer);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const rows = () => runtime.db.selectFrom('jobSearches').select(['id', 'kind', 'rhythm', 'since']).execute();

describe('the alert about offers that fit (docs/product/jobs.md, Alerts about offers that fit)', () => {
  it('is one for each developer, whatever is asked how often', async () => {
    expect(await readFitAlert(as(developer))).toEqual({ saved: undefined, gaps: [], stopped: false });
    await Promise.all([1, 2, 3].map(() => setFitAlert(as(developer), { rhythm: 'daily' })));
    const [first, ...more] = await rows();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'fit', rhythm: 'daily' });
    await setFitAlert(as(developer), { rhythm: 'weekly' });
    expect(await rows()).toEqual([{ ...first, rhythm: 'weekly' }]);
    expect(await listJobSearches(as(developer))).toMatchObject({ searches: [], fit: { saved: { rhythm: 'weekly' } } });
  });

  it('is stopped, changed and deleted like a saved search', async () => {
    await setFitAlert(as(developer), { rhythm: 'never' });
    expect(await rows()).toEqual([]);
    await setFitAlert(as(developer), { rhythm: 'atOnce' });
    const [{ id = '' } = {}] = await rows();
    await setFitAlert(as(developer), { rhythm: 'never' });
    expect(await rows()).toMatchObject([{ id, rhythm: 'never' }]);
    await changeJobSearch(as(developer), id, { rhythm: 'daily' });
    expect(await rows()).toMatchObject([{ id, rhythm: 'daily' }]);
    const other = await makeDeveloper(runtime.db);
    await expect(deleteJobSearch(as(other), id)).rejects.toMatchObject({ name: 'NotFound' });
    await deleteJobSearch(as(developer), id);
    expect(await readFitAlert(as(developer))).toMatchObject({ saved: undefined });
  });

  it('is refused without a favourite technology, with what the profile lacks', async () => {
    await setFitAlert(as(developer), { rhythm: 'daily' });
    const [{ id = '' } = {}] = await rows();
    await setFitAlert(as(developer), { rhythm: 'never' });
    await runtime.db.deleteFrom('developerTechnologies').execute();
    await refreshInLibrary(runtime.db, developer);
    const refused = { name: 'Invalid', fields: { '': 'noTechnologies' } };
    await expect(setFitAlert(as(developer), { rhythm: 'daily' })).rejects.toMatchObject(refused);
    await expect(changeJobSearch(as(developer), id, { rhythm: 'daily' })).rejects.toMatchObject(refused);
    expect(await readFitAlert(as(developer))).toMatchObject({ gaps: ['technologies'], saved: { rhythm: 'never' } });
    // Stopping is always possible.
    await setFitAlert(as(developer), { rhythm: 'never' });
  });

  it('is only for developers', async () => {
    for (const other of [undefined, await makeRecruiter(runtime.db), await makeAdministrator(runtime.db)]) {
      await expect(setFitAlert(as(other), { rhythm: 'daily' })).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await readFitAlert(as(other))).toBeUndefined();
    }
  });
});
