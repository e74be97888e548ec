import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale, Viewer } from '../../../../domain/viewer.ts';
import { makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime, Visitor } from '../../../../tests/harness/runtime.ts';
import { plans as stored } from '../../../data/world/plans.ts';
import type { Runtime } from '../../../runtime.ts';
import { readPlans } from './read-plans.ts';

let runtime: Runtime;

beforeAll(async () => {
  runtime = await testRuntime();
});

async function read(viewer?: Viewer, locale: Locale = 'fr') {
  return readPlans({ ...(await new Visitor(runtime).context(locale)), viewer });
}

describe('the plans (docs/product/companies.md, Plans)', () => {
  it('are those of the table, in its order, in the language of the page', async () => {
    expect((await read()).map(({ id, name }) => [id, name])).toEqual(stored.map(({ id, nameFr }) => [id, nameFr]));
    expect((await read(undefined, 'en')).map(({ name }) => name)).toEqual(stored.map(({ nameEn }) => nameEn));
  });

  it.each([
    [
      'a price of 0 means free',
      'freemium',
      { monthlyPrice: 0, profilesPerDay: 20, conversations: 1, selections: false },
    ],
    ['a price in euros', 'id10', { monthlyPrice: 149, profilesPerDay: 60, conversations: 5, selections: false }],
    [
      'a capacity of 99 and a missing limit mean unlimited',
      'unlimited',
      { profilesPerDay: 'unlimited', conversations: 'unlimited' },
    ],
    [
      'a plan in contact mode "views" has one conversation per viewed profile',
      'scale-batch',
      { profilesPerDay: 100, conversations: 'eachProfile', selections: true },
    ],
    ['a plan that is not regular has no contact mode', 'partner', { monthlyPrice: null, conversations: 0 }],
  ])('show that %s (plan %s)', async (_, id, expected) => {
    expect((await read()).find((plan) => plan.id === id)).toMatchObject(expected);
  });

  it('follow the table when it changes', async () => {
    const change = { candidateLimitDay: 61, pipeCapacity: 99, monthlyPriceEur: null };
    const before = (await read()).find(({ id }) => id === 'id10');
    await runtime.db.updateTable('plans').set(change).where('id', '=', 'id10').execute();
    expect((await read()).find(({ id }) => id === 'id10')).toEqual({
      ...before,
      profilesPerDay: 61,
      conversations: 'unlimited',
      monthlyPrice: null,
    });
  });

  it("mark only the plan of the viewer's company", async () => {
    const companyId = await makeCompany(runtime.db, { planId: 'startup-yearly' });
    const recruiter = await makeRecruiter(runtime.db, { companyId });
    const marked = (await read(recruiter)).filter(({ current }) => current);
    expect(marked.map(({ id }) => id)).toEqual(['startup-yearly']);
    for (const other of [undefined, await makeDeveloper(runtime.db), { ...recruiter, membership: undefined }]) {
      expect((await read(other)).some(({ current }) => current)).toBe(false);
    }
  });
});
