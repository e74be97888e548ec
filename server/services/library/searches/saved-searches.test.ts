import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostSearches } from '../../../../domain/library/saved-search-limits.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { findSearch, listSearches, saveSearch } from './saved-searches.ts';
import { deleteSearch, setAlert } from './shared-searches.ts';

let runtime: Runtime;
let recruiter: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  recruiter = await makeRecruiter(runtime.db);
});

beforeEach(async () => {
  await runtime.db.deleteFrom('savedSearches').execute();
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
const react = { name: 'React à Nantes', query: 'query=react&city=insee%3A44109', alert: true };

async function saved() {
  await saveSearch(as(recruiter), react);
  const [search] = await listSearches(as(recruiter));
  if (!search) throw new Error('the search was not saved');
  return search;
}

describe('saved searches (docs/product/library.md, Saving a search)', () => {
  it('are listed by name, newest first', async () => {
    await saveSearch(as(recruiter), react);
    await saveSearch(as(recruiter), { name: 'Tous', query: '', alert: false });
    const list = await listSearches(as(recruiter));
    expect(list.map(({ name, query, alert }) => ({ name, query, alert }))).toEqual([
      { name: 'Tous', query: '', alert: false },
      react,
    ]);
    expect(await findSearch(as(recruiter), react.query)).toBe('React à Nantes');
    expect(await findSearch(as(recruiter), 'query=vue')).toBeUndefined();
  });

  it('are saved once: the same search again gets the new name', async () => {
    await saveSearch(as(recruiter), react);
    await saveSearch(as(recruiter), { ...react, name: 'Autre nom', alert: false });
    expect(await listSearches(as(recruiter))).toMatchObject([{ name: 'Autre nom', alert: false }]);
  });

  it('can be switched and deleted', async () => {
    const { id } = await saved();
    await setAlert(as(recruiter), id, false);
    expect(await listSearches(as(recruiter))).toMatchObject([{ alert: false }]);
    await setAlert(as(recruiter), id, true);
    expect(await listSearches(as(recruiter))).toMatchObject([{ alert: true }]);
    await deleteSearch(as(recruiter), id);
    expect(await listSearches(as(recruiter))).toEqual([]);
    await expect(deleteSearch(as(recruiter), id)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are limited, also with parallel requests', async () => {
    const many = Array.from({ length: mostSearches + 4 }, (_, index) => ({ ...react, query: `query=react${index}` }));
    const outcomes = await Promise.allSettled(many.map((one) => saveSearch(as(recruiter), one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostSearches);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'Invalid', fields: { '': `tooManyRows:${mostSearches}` } },
    });
    // An existing search can still be changed.
    const [one] = await listSearches(as(recruiter));
    await saveSearch(as(recruiter), { name: 'Encore', query: one?.query ?? '', alert: true });
  });

  it('of another recruiter are not found, also those of a colleague', async () => {
    const { id } = await saved();
    const colleague = await makeRecruiter(runtime.db, { companyId: recruiter.membership?.companyId ?? '' });
    for (const other of [colleague, await makeRecruiter(runtime.db)]) {
      expect(await listSearches(as(other))).toEqual([]);
      expect(await findSearch(as(other), react.query)).toBeUndefined();
      await expect(setAlert(as(other), id, false)).rejects.toMatchObject({ name: 'NotFound' });
      await expect(deleteSearch(as(other), id)).rejects.toMatchObject({ name: 'NotFound' });
    }
    await expect(setAlert(as(recruiter), 'x', false)).rejects.toMatchObject({ name: 'NotFound' });
    expect(await listSearches(as(recruiter))).toMatchObject([{ alert: true }]);
  });

  it('are only for recruiters who can open the library', async () => {
    const companyId = await makeCompany(runtime.db, { validatedAt: null });
    const others = [
      undefined,
      await makeDeveloper(runtime.db),
      await makeAdministrator(runtime.db),
      await makeRecruiter(runtime.db, { companyId }),
      { ...recruiter, membership: undefined },
    ];
    for (const other of others) {
      await expect(listSearches(as(other))).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(saveSearch(as(other), react)).rejects.toMatchObject({ name: 'Forbidden' });
      expect(await findSearch(as(other), react.query)).toBeUndefined();
    }
  });
});
